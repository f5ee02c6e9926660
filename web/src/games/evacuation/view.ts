// The game's part of a view, as the engine builds it, and how its content is looked up.
import type { ContentItem, EffectNode } from "../../lib/wire.ts";

export const RESOURCES = ["food", "steel", "energy"] as const;
export const BIOMES = ["tundra", "desert", "forest", "sea"] as const;
export const LANDSCAPES = ["savanna", "mountains", "coast"] as const;
export const SYMBOLS = ["sun", "dome"] as const;
export const LANES = ["three-plus", "main", "passing"] as const;
export const ROWS = ["ships", "stadiums", "infrastructures"] as const;
export const OLD_SITES = ["f1", "f2", "f3", "s1", "s2", "s3", "e1", "e2", "e3"] as const;
export const TOKENS = ["p1", "p2"] as const;
export const ACTIONS = [["1a", "1b"], ["2a", "2b", "2c"], ["3a", "3b", "3c"], ["4a", "4b"]] as const;
export const LAST_STEP = 21;

export type Resource = (typeof RESOURCES)[number];
export type Biome = (typeof BIOMES)[number];
export type Landscape = (typeof LANDSCAPES)[number];
export type Lane = (typeof LANES)[number];
export type Row = (typeof ROWS)[number];
export type World = "old" | "new";
export type Place = "in place" | "evacuated" | "moved";
export type Stock = Record<Resource, number>;
export type Three = [number, number, number];

/** Where the pieces of each row are found in the content, and the word that takes one. */
export const CODE_OF: Record<Row, string> = { ships: "ship", stadiums: "stadium", infrastructures: "infra" };
export const TAKE_WORD: Record<Row, string> = { ships: "ship", stadiums: "stadium", infrastructures: "take" };

export interface Marker {
  step: number;
  lane: Lane;
}

export interface Aboard {
  ships: string[];
  sites: string[];
  population: number;
  factories: Three;
  resources: Three;
  stadiums: string[];
}

export interface Room {
  bays: Landscape[];
  bays_taken: number;
  buildings: number;
  buildings_taken: number;
  resources: number;
  resources_taken: number;
}

export interface Race {
  production: number;
  stadiums: number;
  reached: boolean;
  left_behind: number;
  bonus: number;
  markers: Three;
}

export interface Asked {
  landing?: number;
  loading?: Resource;
  paying?: number;
  row?: Row;
  piece?: "factory" | "production"; // what a resource on a world stands for
}

export interface Secrets {
  goals: string[];
  drafted: string[];
  pack: string[];
  cards: string[];
  face_down: string[];
  thrown: string[];
}

export interface Nation {
  old: Stock;
  new: Stock;
  production: Stock;
  old_production: Stock;
  population: number;
  settled_population: number;
  reserve: Three;
  factories_old: Three;
  factories_new: Three;
  settled_factories: Three;
  old_sites: Place[];
  productivity: Place[];
  ships_old: string[];
  ships_new: string[];
  first_flight_cheaper: string[];
  stadiums_old: string[];
  stadiums_new: string[];
  aboard: Aboard;
  room: Room;
  flights: Record<string, number>;
  hand: string[];
  built: string[];
  fulfilled: string[];
  technologies: string[];
  research: number[];
  developed: boolean[];
  markers: [Marker, Marker];
  symbols: (typeof SYMBOLS)[number][];
  biomes: Biome[];
  groups: [number, number, number, number];
  actions: number;
  energy: [number, number, number, number];
  card_energy: number;
  payer: "old" | "either" | "new";
  powers: number[];
  passed: boolean;
  penalties: number;
  faces: number;
  faces_new: number;
  bonuses: [number, number];
  open_goals: string[];
  final_goals?: string[];
  goals: number;
  pack: number;
  goal_standing: Record<string, [count: number, points: number]>;
  objectives: string[];
  played_objectives: string[];
  objective_standing?: Record<string, [have: number, least: number]>;
  cards: number;
  face_down: number;
  played: string[];
  standing: Record<string, number>;
  race?: Race;
  mine?: Secrets;
  asked?: Asked;
}

export interface Rival {
  stadiums: string[];
  tile: string;
  top_card: string | null;
  used_cards: string[];
  cards_left: number;
  set_aside: string[];
  markers: [Marker, Marker][];
}

export interface Settled {
  owner: number;
  factories: Resource[];
}

export interface Worlds {
  mode: "race" | "points";
  advanced: boolean;
  generous: boolean;
  year: number;
  phase: string;
  order: number[];
  rows: Record<Row, string[]>; // the oldest first
  unseen: Record<Row, string[]>;
  under: Record<Row, string[]>;
  revealed: Record<Row, string[]>;
  bonus_cards: { card: number; numbers: [number, number] }[]; // of this year and those to come
  sites: Record<string, Settled>;
  race_over: boolean;
  objectives?: string[];
  lines?: string[][];
  rival?: Rival;
  cards_left?: number;
  seats: Nation[];
}

export type Content = ReadonlyMap<string, ContentItem>;

/** What the rules print besides the content: the goal of the race, factories of a type. Zero until it has arrived. */
export function printed(content: Content, name: "production" | "stadiums" | "factories"): number {
  return number(content.get("printed"), name);
}

export function world(table: Record<string, unknown>): Worlds {
  return table as unknown as Worlds;
}

export function nation(table: Record<string, unknown>, seat: number): Nation | undefined {
  return world(table).seats?.[seat];
}

/** The score as it stands: the lowest marker after adjustment in the race, else the known points. */
export function scoreOf(one: Nation): number {
  return one.race ? one.race.markers[0] : Object.values(one.standing).reduce((sum, points) => sum + points, 0);
}

export function effectOf(item: ContentItem | undefined, name = "effect"): EffectNode | undefined {
  return item?.effects[name];
}

export function number(item: ContentItem | undefined, name: string): number {
  return Number(item?.values[name] ?? 0);
}

export function numbers(item: ContentItem | undefined, name: string): number[] {
  return (item?.values[name] as number[] | undefined) ?? [];
}

/** The names of the bits that are set. */
export function bits<T>(mask: number, names: readonly T[]): T[] {
  return names.filter((_, i) => (mask >> i) & 1);
}

/** The ships under way; those that have landed and may return at once are no more. */
export function flying(one: Nation): string[] {
  return one.aboard.ships.filter((ship) => !one.ships_new.includes(ship));
}
