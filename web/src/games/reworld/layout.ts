// Where things lie on the station: one geometry for wide screens, one for phones.

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  hull: { x: number; y: number; width: number; height: number };
  module: number; // edge of a module
  card: number; // width of a card
  arms: { module: Point; slot: Point; from: Point; to: Point }[]; // by slot, centres
  rounds: Point[];
  title: Point & { turn: number };
  field: Point;
  ships: Point[];
  ship: { width: number; height: number };
  score: { x: number; y: number; width: number };
}

const ARMS = 10;
const SHIPS = 14;

function wide(): Layout {
  const step = 100;
  const arms = Array.from({ length: 2 * ARMS }, (_, i) => {
    const upper = i < ARMS;
    const x = 100 + (i % ARMS) * step;
    return {
      module: { x, y: upper ? 83 : 423 },
      slot: { x, y: upper ? 196 : 310 },
      from: { x, y: upper ? 115 : 391 },
      to: { x, y: upper ? 151 : 355 },
    };
  });
  return {
    width: 1100,
    height: 536,
    hull: { x: 36, y: 149, width: 1028, height: 208 },
    module: 64,
    card: 46,
    arms,
    rounds: Array.from({ length: 5 }, (_, i) => ({ x: 470 + i * 56, y: 253 })),
    title: { x: 250, y: 258, turn: 0 },
    field: { x: 1064, y: 253 },
    ships: Array.from({ length: SHIPS }, (_, i) => ({ x: 21 + i * 76, y: 480 })),
    ship: { width: 70, height: 48 },
    score: { x: 70, y: 22, width: 960 },
  };
}

function tall(): Layout {
  const step = 69;
  const arms = Array.from({ length: 2 * ARMS }, (_, i) => {
    const left = i < ARMS;
    const y = 96 + (i % ARMS) * step;
    return {
      module: { x: left ? 33 : 357, y },
      slot: { x: left ? 122 : 268, y },
      from: { x: left ? 63 : 327, y },
      to: { x: left ? 88 : 302, y },
    };
  });
  return {
    width: 390,
    height: 930,
    hull: { x: 86, y: 46, width: 218, height: 724 },
    module: 60,
    card: 42,
    arms,
    rounds: Array.from({ length: 5 }, (_, i) => ({ x: 195, y: 140 + i * 52 })),
    title: { x: 200, y: 560, turn: 90 },
    field: { x: 195, y: 740 },
    ships: Array.from({ length: SHIPS }, (_, i) => ({ x: 4 + (i % 7) * 55, y: 808 + Math.floor(i / 7) * 58 })),
    ship: { width: 52, height: 50 },
    score: { x: 26, y: 22, width: 338 },
  };
}

export const WIDE: Layout = wide();
export const TALL: Layout = tall();
