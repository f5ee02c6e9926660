// What an icon is drawn from: a frame, an icon inside it, or paths of its own; and the strokes the games have in common.

export interface Shape {
  hue: string; // a colour of the game's palette, "quiet", or "" for that of the text
  frame: string; // tile, card, hex … as the game draws them
  inner: string; // another icon inside the frame
  at: readonly [number, number, number]; // where and how large
  fills: readonly string[];
  lines: readonly string[];
  cuts: readonly string[]; // strokes in the colour of the ground
  free: boolean; // a small parcel: nothing is paid
  mark: string; // what happens to it, as the game draws it
}

/** What every game's `art/Glyph` is given. */
export interface IconProps {
  name: string;
  x?: number;
  y?: number;
  scale?: number;
  label?: string | undefined; // a number or sign on the icon
}

export type Draft = Partial<Omit<Shape, "hue">>;

/** Plain icons by name: hue and strokes. */
export type Plain = Readonly<Record<string, readonly [hue: string, draft: Draft]>>;

export const STAR = "M0-11 3.200-3.700 11-2.900 5.200 2.400 6.900 10.200 0 6.200-6.900 10.200-5.200 2.400-11-2.900-3.200-3.700z";
export const BOLT = "M3-10.500-7 2H-1L-3.500 10.500 7.500-3H1z";
export const REFRESH = ["M8-1A8 8 0 1 0 6 5.500", "M8.500-7.500V-1H2"];
export const PAUSE = "M-6-7V7M6-7V7";
export const FLASK: Draft = {
  lines: ["M-3.500-10H3.500M-2-10V-3.500L-8 7.500Q-9 10-6 10H6Q9 10 8 7.500L2-3.500V-10"],
  fills: ["M-5 2H5L7.500 8Q8 9.500 6 9.500H-6Q-8 9.500-7.500 8z"],
};

export function shape(hue: string, draft: Draft = {}): Shape {
  return { hue, frame: "", inner: "", at: [0, 0, 1], fills: [], lines: [], cuts: [], free: false, mark: "", ...draft };
}

/** Stands where a name means nothing. */
export const UNKNOWN: Shape = shape("quiet", { lines: ["M-6-6H6V6H-6z"] });
