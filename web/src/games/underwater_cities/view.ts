// The game's part of a view, as the engine builds it, and how its content is looked up.
import type { ContentItem, EffectNode } from "../../lib/wire.ts";

export const GOODS = ["credit", "kelp", "steelplast", "science", "biomass", "point"] as const;
export const COLOURS = ["yellow", "red", "green", "none"] as const;
export const TYPES = ["instant", "lasting", "action", "production", "scoring"] as const;
export const BUILDINGS = ["farm", "desalination", "laboratory"] as const;
export const SPACES = ["below", "4", "3", "2", "1"] as const;
export const SITES = 9;

export type Good = (typeof GOODS)[number];
export type Colour = (typeof COLOURS)[number];
export type Type = (typeof TYPES)[number];
export type Building = (typeof BUILDINGS)[number];
export type Space = (typeof SPACES)[number];

export interface Slot {
  slot: string;
  colour: number;
  tiles: number[];
  blocked: boolean;
}

/** The next production as things stand, without effects that ask something. */
export interface Production {
  gives: Record<Good, number>;
  cards: number;
  asked: number;
  hungry: number;
  feeding: Record<"kelp" | "biomass" | "point", number>;
}

export interface Nation {
  goods: Record<Good, number>;
  board: string | null;
  cities: number[]; // 0 none, 1 nonsymbiotic, 2 symbiotic
  sites: Record<string, string>[]; // {"a": "farm", "x": "upgraded laboratory"}
  tunnels: number[]; // 0 none, 1 tunnel, 2 upgraded
  network: number[];
  metropolises: string[];
  extra_metropolises: string[];
  hand: number[] | null;
  hand_size: number;
  hand_shown: number[];
  hand_backs: number[];
  looked: number[] | null;
  looked_backs: number[];
  tableau: number[];
  actions: number[];
  used: number[];
  contracts: string[];
  limit: number;
  spent: number[];
  score: Record<string, number> | null;
  production: Production | null;
  lit_tunnels: number[];
  connected: boolean[];
  worth: Record<string, number>;
  towards: Record<string, number[]>;
}

export interface Sea {
  era: number;
  round: number;
  order: number[];
  federation: Record<Space, number[]>;
  slots: Slot[];
  cloning: boolean;
  deck: number;
  discards: number[][];
  played: number | null;
  specials: number[];
  special_top: number | null;
  special_deck: number;
  special_under: (number | null)[];
  boxed: number[];
  contracts: string[];
  supply: { cities: number; symbiotic: number; tunnels: number; metropolises: string[] };
  nations: Nation[];
}

export type Content = ReadonlyMap<string, ContentItem>;

/** What a special site of a player board costs on top, how often it produces, and the points it brings. */
export interface SpecialSite {
  pays?: readonly number[]; // by good
  times?: number;
  points?: number; // in each production
  at_once?: number; // points when it is built on
}

/** What the rules print besides the content. */
export interface Printed {
  costs: Readonly<Record<string, readonly number[]>>; // of each kind of structure, by good
  upgrade: readonly string[]; // the goods that pay for one
  goal: { cities: number; points: number }; // of the solo game
  productions: readonly number[]; // the rounds they follow
  city_worth: readonly number[]; // points of a city by its types of buildings
  special: Readonly<Record<string, Readonly<Record<string, SpecialSite>>>>; // by board and place
}

const NOTHING: Printed = { costs: {}, upgrade: [], goal: { cities: 0, points: 0 }, productions: [], city_worth: [], special: {} };

/** Empty until the content has arrived. */
export function printedOf(content: Content): Printed {
  return (content.get("printed")?.values as Printed | undefined) ?? NOTHING;
}

export function sea(table: Record<string, unknown>): Sea {
  return table as unknown as Sea;
}

export function nation(table: Record<string, unknown>, seat: number): Nation | undefined {
  return sea(table).nations?.[seat];
}

export function effectOf(item: ContentItem | undefined, name = "effect"): EffectNode | undefined {
  return item?.effects[name];
}

export function colourOf(item: ContentItem | undefined): Colour {
  return COLOURS[Number(item?.values["colour"] ?? 3)] ?? "none";
}

export function typeOf(item: ContentItem | undefined): Type {
  return TYPES[Number(item?.values["type"] ?? 0)] ?? "instant";
}

export function costOf(item: ContentItem | undefined): number {
  return Number(item?.values["cost"] ?? 0);
}

/** "upgraded farm" as its kind and whether it is upgraded. */
export function buildingOf(word: string): { kind: Building; upgraded: boolean } {
  const upgraded = word.startsWith("upgraded ");
  return { kind: (upgraded ? word.slice(9) : word) as Building, upgraded };
}

/** The score if the game ended now. */
export function worthNow(nation: Nation | undefined): number | null {
  return nation?.score ? Object.values(nation.score).reduce((sum, points) => sum + points, 0) : null;
}

/** Claimed cards by their type; action cards lie apart. */
export function claimedBy(content: Content, nation: Nation, type: Type): number[] {
  if (type === "action") return nation.actions;
  return nation.tableau.filter((card) => typeOf(content.get(`c${card}`)) === type);
}
