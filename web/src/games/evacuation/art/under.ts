// Where the drawing of a tile lies under its name, in a box that is 132 wide and may be higher than the drawing.

const HEAD = 17; // the room that one line of common size takes
const REST = 45; // how high the drawing under it is

/** How far the drawing moves down: it stands in the middle of what the name leaves. */
export function underName(lines: number, letters: number, high: number): number {
  const name = Math.max(HEAD, lines * (letters + 1) + 3);
  return Math.max(0, name + (high - name - REST) / 2 - HEAD);
}
