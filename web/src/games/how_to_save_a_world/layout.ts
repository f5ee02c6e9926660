// Where the parts of the board lie: one arrangement for wide screens, one for low ones, one for tablets, one for phones.
// A unit is about a pixel in all of them, so that texts keep their size.
import { type Box, box } from "../room.ts";

export type { Box };

/** A world: a head with its arrival zone, and its locations in columns. */
export interface Globe extends Box {
  columns: number;
  cell: { width: number; height: number };
}

export interface Frame {
  width: number;
  height: number;
  sky: Box & { folded: boolean }; // the asteroid's way; folded: danger and bag above it
  planet: Globe;
  moon: Globe;
  projects: readonly [Box, Box, Box];
  rows: Box;
}

export const PAD = 8;
export const GAP = 6;
export const HEAD = 32;
const CELL = 56;
const GUTTER = 5; // between locations
const PROJECT_HEIGHT = 176;

function globe(x: number, y: number, columns: number, rows: number, width: number, cell = CELL): Globe {
  const inner = (width - 2 * PAD - (columns - 1) * GAP) / columns;
  const height = HEAD + rows * (cell + GUTTER) + 3;
  return { x, y, columns, cell: { width: inner, height: cell }, width, height };
}

/** The upper left corner of a location within its world. */
export function corner(world: Globe, i: number): { x: number; y: number } {
  return {
    x: PAD + (i % world.columns) * (world.cell.width + GAP),
    y: HEAD + Math.floor(i / world.columns) * (world.cell.height + GUTTER),
  };
}

const wide = globe(8, 60, 2, 4, 326);

export const WIDE: Frame = {
  width: 1110,
  height: 528,
  sky: { ...box(8, 6, 1094, 50), folded: false },
  planet: wide,
  moon: globe(340, 60, 3, 4, 488),
  projects: [
    box(8, 346, 360, PROJECT_HEIGHT),
    box(375, 346, 360, PROJECT_HEIGHT),
    box(742, 346, 360, PROJECT_HEIGHT),
  ],
  rows: box(834, 60, 268, wide.height),
};

const near = globe(2, 44, 2, 4, 228, 52);
const LOW_PROJECT = 166;

export const LOW: Frame = {
  width: 858,
  height: 478,
  sky: { ...box(6, -2, 848, 46), folded: false },
  planet: near,
  moon: globe(230, 44, 3, 4, 346, 52),
  projects: [box(6, 309, 279, LOW_PROJECT), box(290, 309, 279, LOW_PROJECT), box(574, 309, 279, LOW_PROJECT)],
  rows: box(579, 46, 275, near.height - 5),
};

export const HIGH: Frame = {
  width: 820,
  height: 628,
  sky: { ...box(8, 6, 804, 50), folded: false },
  planet: globe(8, 60, 2, 4, 308),
  moon: globe(320, 60, 3, 4, 492),
  projects: [box(8, 456, 264, LOW_PROJECT), box(278, 456, 264, LOW_PROJECT), box(548, 456, 264, LOW_PROJECT)],
  rows: box(8, 344, 804, 106),
};

const FINGER = 63; // a location whose spaces a finger meets

export const TALL: Frame = {
  width: 390,
  height: 1712,
  sky: { ...box(8, 6, 374, 98), folded: true },
  planet: globe(8, 108, 2, 4, 374, FINGER),
  moon: globe(8, 422, 2, 6, 374, FINGER),
  projects: [
    box(8, 876, 374, PROJECT_HEIGHT),
    box(8, 1058, 374, PROJECT_HEIGHT),
    box(8, 1240, 374, PROJECT_HEIGHT),
  ],
  rows: box(8, 1422, 374, wide.height),
};
