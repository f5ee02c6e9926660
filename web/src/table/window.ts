// A long list in blocks: only those near the screen are drawn, the others are room of their height.

export const BLOCK = 40; // lines
const LINE_PX = 28; // a line that was never measured

/** The blocks to draw, given how high each is, where the box stands and how high it is. */
export function windowOf(heights: readonly number[], top: number, height: number): { first: number; last: number; above: number; below: number } {
  let y = 0;
  let first = -1;
  let last = -1;
  let above = 0;
  heights.forEach((high, i) => {
    if (y + high >= top - height && first < 0) [first, above] = [i, y];
    if (y <= top + 2 * height) last = i;
    y += high;
  });
  if (first < 0) first = Math.max(0, heights.length - 1);
  const below = heights.slice(last + 1).reduce((sum, high) => sum + high, 0);
  return { first, last, above, below };
}

/** How high each block is: as measured, or as a guess. */
export function heightsOf(count: number, measured: ReadonlyMap<number, number>): number[] {
  return Array.from({ length: Math.ceil(count / BLOCK) }, (_, i) => measured.get(i) ?? Math.min(BLOCK, count - i * BLOCK) * LINE_PX);
}
