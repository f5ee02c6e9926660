// Where things lie on the station: one geometry for wide screens, one for low ones, one for tablets, one for phones.
import type { Point } from "../room.ts";

export type { Point };

/** The centres of an arm's module and slot, and the ends of the beam between them. */
export interface Arm {
  module: Point;
  slot: Point;
  from: Point;
  to: Point;
}

export interface Layout {
  width: number;
  height: number;
  hull: { x: number; y: number; width: number; height: number };
  module: number; // edge of a module
  card: number; // width of a card
  text: number; // size of the letters of slots and the score track, so that they can be read
  arms: Arm[]; // by slot
  rounds: Point[];
  title: Point & { turn: number };
  field: Point;
  ships: Point[];
  ship: { width: number; height: number };
  score: { x: number; y: number; width: number };
}

/** Equal boxes in columns. */
export interface Grid {
  x: number;
  y: number;
  columns: number;
  width: number;
  height: number;
  gap: number;
}

export function cell(grid: Grid, i: number): Point {
  return {
    x: grid.x + (i % grid.columns) * (grid.width + grid.gap),
    y: grid.y + Math.floor(i / grid.columns) * (grid.height + Math.min(grid.gap, 18)),
  };
}

/** Chapter two: ships, the final ship's six categories, and a shuttle in flight. */
export interface Orbit {
  width: number;
  height: number;
  ships: Grid;
  final: Grid;
  flight: Point;
  text: number; // as in the first chapter
  score: { x: number; y: number; width: number };
}

const ARMS = 10;
const ROUNDS = 5;
const SHIPS = 14;

/** So many points in a row. */
function row(count: number, at: (i: number) => Point): Point[] {
  return Array.from({ length: count }, (_, i) => at(i));
}

type Depths = Record<keyof Arm, number>; // how far from the board's edge the parts of an arm are

/** Ten arms on each side of the hull. */
function arms(first: number, step: number, sides: [Depths, Depths], upright = false): Arm[] {
  return Array.from({ length: 2 * ARMS }, (_, i) => {
    const along = first + (i % ARMS) * step;
    const { module, slot, from, to } = sides[i < ARMS ? 0 : 1];
    const at = (depth: number): Point => (upright ? { x: depth, y: along } : { x: along, y: depth });
    return { module: at(module), slot: at(slot), from: at(from), to: at(to) };
  });
}

function wide(): Layout {
  return {
    width: 1100,
    height: 536,
    hull: { x: 36, y: 149, width: 1028, height: 208 },
    module: 64,
    card: 46,
    text: 12,
    arms: arms(100, 100, [{ module: 83, slot: 196, from: 115, to: 151 }, { module: 423, slot: 310, from: 391, to: 355 }]),
    rounds: row(ROUNDS, (i) => ({ x: 470 + i * 56, y: 253 })),
    title: { x: 250, y: 258, turn: 0 },
    field: { x: 1064, y: 253 },
    ships: row(SHIPS, (i) => ({ x: 21 + i * 76, y: 480 })),
    ship: { width: 70, height: 48 },
    score: { x: 70, y: 22, width: 960 },
  };
}

function tall(): Layout {
  return {
    width: 390,
    height: 930,
    hull: { x: 86, y: 46, width: 218, height: 736 },
    module: 60,
    card: 42,
    text: 11.5,
    arms: arms(96, 69, [{ module: 33, slot: 122, from: 63, to: 88 }, { module: 357, slot: 268, from: 327, to: 302 }], true),
    rounds: row(ROUNDS, (i) => ({ x: 195, y: 140 + i * 52 })),
    title: { x: 200, y: 560, turn: 90 },
    field: { x: 195, y: 744 },
    ships: row(SHIPS, (i) => ({ x: 4 + (i % 7) * 55, y: 808 + Math.floor(i / 7) * 58 })),
    ship: { width: 52, height: 50 },
    score: { x: 26, y: 22, width: 338 },
  };
}

/** For low screens, where a unit is a pixel: all of it closer together. */
function low(): Layout {
  return {
    width: 858,
    height: 404,
    hull: { x: 18, y: 105, width: 816, height: 178 },
    module: 54,
    card: 40,
    text: 11.5,
    arms: arms(60, 82, [{ module: 62, slot: 143, from: 90, to: 108 }, { module: 326, slot: 245, from: 298, to: 280 }]),
    rounds: row(ROUNDS, (i) => ({ x: 370 + i * 54, y: 194 })),
    title: { x: 200, y: 198, turn: 0 },
    field: { x: 826, y: 194 },
    ships: row(SHIPS, (i) => ({ x: 5 + i * 60.7, y: 360 })),
    ship: { width: 58, height: 40 },
    score: { x: 40, y: 10, width: 770 },
  };
}

/** For tablets held upright: the station as in `wide`, the ships larger in two rows. */
function high(): Layout {
  const ships: Grid = { x: 24, y: 492, columns: 7, width: 132, height: 90, gap: 20 };
  return {
    ...wide(),
    text: 15.2,
    height: 706,
    ships: row(SHIPS, (i) => cell(ships, i)),
    ship: { width: ships.width, height: ships.height },
  };
}

export const WIDE: Layout = wide();
export const LOW: Layout = low();
export const HIGH: Layout = high();
export const TALL: Layout = tall();

export const ORBIT_WIDE: Orbit = {
  width: 1240,
  height: 506,
  text: 13,
  ships: { x: 28, y: 50, columns: 7, width: 140, height: 94, gap: 33 },
  final: { x: 24, y: 296, columns: 6, width: 190, height: 152, gap: 10 },
  flight: { x: 1060, y: 456 },
  score: { x: 70, y: 22, width: 1100 },
};
export const ORBIT_LOW: Orbit = {
  width: 858,
  height: 402,
  text: 11.5,
  ships: { x: 8, y: 32, columns: 7, width: 112, height: 74, gap: 9.6 },
  final: { x: 8, y: 202, columns: 6, width: 134, height: 146, gap: 7.5 },
  flight: { x: 700, y: 353 },
  score: { x: 40, y: 12, width: 770 },
};
export const ORBIT_HIGH: Orbit = {
  width: 1000,
  height: 800,
  text: 13.6,
  ships: { x: 20, y: 56, columns: 7, width: 122, height: 84, gap: 18 },
  final: { x: 20, y: 270, columns: 3, width: 312, height: 220, gap: 12 },
  flight: { x: 760, y: 738 },
  score: { x: 60, y: 22, width: 880 },
};
export const ORBIT_TALL: Orbit = {
  width: 390,
  height: 700,
  text: 11.5,
  ships: { x: 8, y: 58, columns: 4, width: 84, height: 58, gap: 11 },
  final: { x: 5, y: 338, columns: 2, width: 185, height: 106, gap: 10 },
  flight: { x: 214, y: 274 },
  score: { x: 26, y: 22, width: 338 },
};
