// Where the parts of the board lie: one arrangement for wide screens, one for tablets, one for phones.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The main board in its own units. */
export interface Main {
  width: number;
  height: number;
  rows: boolean; // slots in three rows, not around the board
  federation: Box;
  era: Box & { upright: boolean };
  specials: Box & { columns: number };
  always: Box;
  cloning: Box;
  played: Box;
  contracts: Box;
  supply: Box;
}

/** Both boards: where they begin, and how large they are drawn. */
export interface Frame {
  width: number;
  height: number;
  main: Main;
  mainAt: { x: number; y: number; scale: number };
  nationAt: { x: number; y: number; scale: number };
}

export const NATION = { width: 456, height: 528, head: 34, foot: 38 };
const GAP = 5;

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

const RING: Main = {
  width: 644,
  height: 528,
  rows: false,
  federation: box(122, 83, 470, 64),
  era: { ...box(598, 83, 40, 362), upright: true },
  specials: { ...box(122, 153, 470, 126), columns: 8 },
  always: box(122, 285, 108, 88),
  cloning: box(235, 285, 46, 88),
  played: box(286, 285, 64, 88),
  contracts: box(355, 285, 237, 88),
  supply: box(122, 379, 470, 66),
};

const ROWS: Main = {
  width: 390,
  height: 742,
  rows: true,
  era: { ...box(8, 8, 374, 34), upright: false },
  federation: box(8, 48, 374, 64),
  always: box(8, 322, 106, 78),
  cloning: box(119, 322, 46, 78),
  played: box(170, 322, 62, 78),
  supply: box(8, 652, 374, 86),
  contracts: box(8, 560, 374, 86),
  specials: { ...box(8, 406, 374, 148), columns: 8 },
};

export const WIDE: Frame = {
  width: 1110,
  height: 528,
  main: RING,
  mainAt: { x: 0, y: 0, scale: 1 },
  nationAt: { x: 650, y: 0, scale: 1 },
};

export const HIGH: Frame = {
  width: 820,
  height: 672 + 800,
  main: RING,
  mainAt: { x: 0, y: 0, scale: 820 / 644 },
  nationAt: { x: 66, y: 676, scale: 1.5 },
};

export const TALL: Frame = {
  width: 390,
  height: 742 + 458,
  main: ROWS,
  mainAt: { x: 0, y: 0, scale: 1 },
  nationAt: { x: 3, y: 746, scale: 384 / 456 },
};

/** The place of a slot: clockwise from the first green one, green below from the right, red up the left side. */
export function slotBox(main: Main, i: number, per: number): Box {
  const side = Math.floor(i / per);
  const k = i % per;
  if (main.rows) {
    const width = (main.width - 16 - (per - 1) * GAP) / per;
    return box(8 + k * (width + GAP), 118 + [2, 1, 0][side]! * 68, width, 62);
  }
  const width = (main.width - 12 - (per - 1) * GAP) / per;
  if (side === 0) return box(main.width - 6 - width - k * (width + GAP), main.height - 76, width, 70);
  if (side === 2) return box(6 + k * (width + GAP), 6, width, 70);
  const height = (362 - (per - 1) * GAP) / per;
  return box(6, 83 + (per - 1 - k) * (height + GAP), 110, height);
}

const SIZES = [
  { width: 88, height: 44 },
  { width: 76, height: 38 },
  { width: 66, height: 34 },
  { width: 56, height: 29 },
  { width: 48, height: 25 },
];
const HEADING = 22; // above each group of cards
const SPACE = 5; // between cards

/** The largest size at which groups of so many cards fit a box; groups stand beside each other where they can. */
export function sizeFor(counts: readonly number[], width: number, height: number): { width: number; height: number } {
  if (width <= 0 || height <= 0) return SIZES[1]!;
  return SIZES.find((size) => needed(counts, size, width) <= height) ?? SIZES.at(-1)!;
}

function needed(counts: readonly number[], size: { width: number; height: number }, width: number): number {
  const columns = Math.max(1, Math.floor((width - 6) / (size.width + SPACE)));
  let [sum, line, used] = [0, 0, 0];
  for (const count of counts) {
    const wide = Math.max(92, Math.min(count, columns) * (size.width + SPACE) + 6);
    const high = HEADING + Math.ceil(count / columns) * (size.height + SPACE);
    if (used > 0 && used + 14 + wide > width) {
      sum += line + 4;
      [line, used] = [0, 0];
    }
    used += (used > 0 ? 14 : 0) + wide;
    line = Math.max(line, high);
  }
  return sum + line;
}
