// Room on a board: where something lies, and how large it is.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}
