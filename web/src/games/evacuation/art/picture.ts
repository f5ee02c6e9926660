// The illustrations of infrastructures: equal ones are equal patterns, so that a pair in play is seen at a glance.

export type Cell = readonly [column: number, row: number];

/** The cells of a pattern of four by four, the same on the left and on the right. */
export function pictureOf(illustration: number): Cell[] {
  let seed = illustration * 104729 + 13;
  const cells: Cell[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) {
      seed = (seed * 16807) % 2147483647;
      if ((seed >> 8) % 100 < 58) cells.push([column, row], [3 - column, row]);
    }
  }
  return cells;
}
