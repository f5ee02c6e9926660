// Reworld's part of a view, as the engine builds it.

export interface Arm {
  slot: string;
  module: string | null;
  cards: number[]; // the top card last
}

export interface Ship {
  code: string;
  points: number;
  owner: number | null;
}

export interface City {
  letter: string;
  sign: string;
  terrabots: number;
  firm: string | null;
  crews: number;
  special: boolean;
  agricultural: number;
  tiles: number;
}

export interface Area {
  score: number;
  ships: number;
  out: boolean;
  cards: number;
  hand: number[] | null;
  rows: string[][]; // by docking device; the open end last
  shields: number;
  defence: string[];
  shuttles: string[];
  satellites: string[];
  cities: City[];
}

export interface Category {
  category: string; // "defence" or a letter
  ranks: number[];
  points: number[]; // by seat, if the game ended now
}

export interface Reworld {
  chapter: number;
  round: number | null;
  terrabot_points: number;
  marker: number;
  start_field: { taken: boolean; card: number | null };
  station: Arm[];
  buying?: string | null;
  bag: number;
  discard: number;
  flying: string[];
  ships: Ship[];
  final_ship: Category[];
  seats: Area[];
}

export const LETTERS = ["a", "b", "c", "d", "e"] as const;
export const ROUNDS = [1, 2, 3, 4, 5] as const;

export function reworld(table: Record<string, unknown>): Reworld {
  return table as unknown as Reworld;
}

export function area(table: Record<string, unknown>, seat: number): Area | undefined {
  return reworld(table).seats?.[seat];
}

/** A city as its tiles, in the order they lie: sign first. */
export function tilesOf(city: City): string[] {
  const tiles: string[] = Array<string>(city.terrabots).fill(`terrabot.${city.letter}`);
  const plain = city.crews - (city.special ? 1 : 0);
  if (city.firm) tiles.push(...Array<string>(plain).fill(`crew.${city.firm}`));
  if (city.firm && city.special) tiles.push(`special.${city.firm}`);
  return [...tiles, ...Array<string>(city.agricultural).fill("crew.flora")];
}

/** What is in one list more than in the other, each as often as it is more. */
export function surplus(more: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return more.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
