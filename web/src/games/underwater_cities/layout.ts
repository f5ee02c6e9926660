// Where the parts of the board lie: one arrangement for wide screens, one for low ones, one for tablets, one for phones.
import { type Box, box, type Point } from "../room.ts";

export type { Box };

/** The main board in its own units. */
export interface Main {
  width: number;
  height: number;
  rows: boolean; // slots in three rows, not around the board
  edge: { width: number; height: number }; // around the board: how wide slots at its side are, how high those above and below
  federation: Box;
  era: Box & { upright: boolean };
  specials: Box & { columns: number };
  always: Box;
  cloning: Box;
  played: Box;
  contracts: Box;
  supply: Box;
}

/** Both boards: the main one in the corner, and where the nation's begins. */
export interface Frame {
  width: number;
  height: number;
  main: Main;
  nation: Nation;
  nationAt: Point;
}

/** A nation's panel: a line with its name above the sea floor, one with its next production below. */
export interface Nation {
  width: number;
  height: number;
  head: number;
  foot: number;
}

const NATION: Nation = { width: 456, height: 528, head: 34, foot: 38 };
const RIM = 6; // around the main board
const GAP = 5;

const RING: Main = {
  width: 644,
  height: 528,
  rows: false,
  edge: { width: 110, height: 70 },
  federation: box(122, 83, 470, 64),
  era: { ...box(598, 83, 40, 362), upright: true },
  specials: { ...box(122, 153, 470, 126), columns: 8 },
  always: box(122, 285, 108, 88),
  cloning: box(235, 285, 46, 88),
  played: box(286, 285, 64, 88),
  contracts: box(355, 285, 237, 88),
  supply: box(122, 379, 470, 66),
};

/** A ring where room is scarce; a pixel is a unit. Special cards lie in two rows, so that their names have room. */
function closeRing(width: number, height: number): Main {
  const edge = { width: Math.min(96, width / 5), height: Math.round(height * 0.124) };
  const [left, top] = [edge.width + 2 * RIM, edge.height + 2 * RIM + 1];
  const right = width - RIM - 37; // where the era track begins
  const [inner, tall] = [right - 5 - left, height - 2 * top];
  const high = (share: number): number => ((tall - 9) * share) / 305;
  const [federation, specials, always] = [top, top + high(48) + 3, top + high(48 + 154) + 6];
  return {
    width,
    height,
    rows: false,
    edge,
    federation: box(left, federation, inner, high(48)),
    era: { ...box(right, top, 37, tall), upright: true },
    specials: { ...box(left, specials, inner, high(154)), columns: 4 },
    always: box(left, always, 84, high(58)),
    cloning: box(left + 87, always, 38, high(58)),
    played: box(left + 128, always, inner * 0.22, high(58)),
    contracts: box(left + 131 + inner * 0.22, always, inner * 0.78 - 131, high(58)),
    supply: box(left, always + high(58) + 3, inner, high(45)),
  };
}

const ROWS: Main = {
  width: 390,
  height: 742,
  rows: true,
  edge: { width: 0, height: 62 },
  era: { ...box(8, 8, 374, 34), upright: false },
  federation: box(8, 48, 374, 64),
  always: box(8, 322, 106, 78),
  cloning: box(119, 322, 46, 78),
  played: box(170, 322, 62, 78),
  supply: box(8, 652, 374, 86),
  contracts: box(8, 560, 374, 86),
  specials: { ...box(8, 406, 374, 148), columns: 8 },
};

/** The nation's board close beside the main one; its own rim may lie over the edge. */
function beside(width: number, height: number, main: number, head: number): Frame {
  const nation = { width: width - main + 2, height: height + 4, head, foot: NATION.foot };
  return { width, height, main: closeRing(main, height), nation, nationAt: { x: main, y: 0 } };
}

export const WIDE: Frame = { width: 1110, height: 528, main: RING, nation: NATION, nationAt: { x: 650, y: 0 } };
export const LOW: Frame = beside(858, 452, 516, 34);
export const HIGH: Frame = beside(820, 540, 462, 40);
export const TALL: Frame = { width: 390, height: 742 + 470, main: ROWS, nation: { ...NATION, width: 388, height: 466 }, nationAt: { x: 3, y: 746 } };

/** The place of a slot: clockwise from the first green one, green below from the right, red up the left side. */
export function slotBox(main: Main, i: number, per: number): Box {
  const side = Math.floor(i / per);
  const k = i % per;
  if (main.rows) {
    const width = (main.width - 16 - (per - 1) * GAP) / per;
    return box(8 + k * (width + GAP), 118 + [2, 1, 0][side]! * 68, width, main.edge.height);
  }
  const width = (main.width - 12 - (per - 1) * GAP) / per;
  if (side === 0) return box(main.width - 6 - width - k * (width + GAP), main.height - RIM - main.edge.height, width, main.edge.height);
  if (side === 2) return box(RIM + k * (width + GAP), RIM, width, main.edge.height);
  const top = main.edge.height + 2 * RIM + 1;
  const height = (main.height - 2 * top - (per - 1) * GAP) / per;
  return box(RIM, top + (per - 1 - k) * (height + GAP), main.edge.width, height);
}

const SIZES = [
  { width: 138, height: 64 },
  { width: 112, height: 54 },
  { width: 88, height: 44 },
  { width: 76, height: 38 },
  { width: 64, height: 34 },
  { width: 56, height: 29 },
  { width: 48, height: 25 },
];
export const HEADING = 22; // above each group of cards
const SPACE = 5; // between cards

/** The largest size at which groups of so many cards fit a box; groups stand beside each other where they can. */
export function sizeFor(counts: readonly number[], width: number, height: number, heading = HEADING): { width: number; height: number } {
  if (width <= 0 || height <= 0) return SIZES[3]!;
  return SIZES.find((size) => needed(counts, size, width, heading) <= height) ?? SIZES.at(-1)!;
}

function needed(counts: readonly number[], size: { width: number; height: number }, width: number, heading: number): number {
  const columns = Math.max(1, Math.floor((width - 6) / (size.width + SPACE)));
  let [sum, line, used] = [0, 0, 0];
  for (const count of counts) {
    const wide = Math.max(92, Math.min(count, columns) * (size.width + SPACE) + 6);
    const high = heading + Math.ceil(count / columns) * (size.height + SPACE);
    if (used > 0 && used + 14 + wide > width) {
      sum += line + 4;
      [line, used] = [0, 0];
    }
    used += (used > 0 ? 14 : 0) + wide;
    line = Math.max(line, high);
  }
  return sum + line;
}

/** Many cards spread out in a box: in how many columns, and how large each is drawn. */
export interface Spread {
  columns: number;
  width: number;
  height: number;
  readable: boolean; // with its name, its price and icons large enough
}

const APART = 6; // between them: each glows by itself
const SMALL = { width: 100, height: 76 };
const LARGE = { width: 132, height: 198 };

/** The largest cards of which so many fit. */
export function spread(count: number, width: number, height: number): Spread {
  let best: Spread = { columns: 1, width: 0, height: 0, readable: false };
  let most = -1;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const each = {
      width: Math.floor(Math.min(LARGE.width, (width + APART) / columns - APART)),
      height: Math.floor(Math.min(LARGE.height, (height + APART) / rows - APART)),
    };
    const worth = Math.min(each.width / SMALL.width, each.height / SMALL.height);
    if (worth <= most) continue;
    most = worth;
    best = { columns, ...each, readable: worth >= 1 };
  }
  return best;
}
