// What the generated types of the view do not say, and how content is looked up.
import type { UnderwaterCitiesNationView, UnderwaterCitiesOutlook, UnderwaterCitiesSlotView, UnderwaterCitiesView } from "../../lib/views.ts";
import type { ContentItem, EffectNode } from "../../lib/wire.ts";
import type { Scene } from "../front.ts";

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

export type Slot = UnderwaterCitiesSlotView;

/** The next production as things stand, without effects that ask something. */
export type Production = UnderwaterCitiesOutlook & { gives: Record<Good, number>; feeding: Record<"kelp" | "biomass" | "point", number> };

/** cities: 0 none, 1 nonsymbiotic, 2 symbiotic; tunnels: 0 none, 1 tunnel, 2 upgraded; sites: {"a": "farm", "x": "upgraded laboratory"} */
export type Nation = UnderwaterCitiesNationView & { goods: Record<Good, number>; production: Production | null };

export type Sea = UnderwaterCitiesView & { federation: Record<Space, number[]>; nations: Nation[] };

export type Content = ReadonlyMap<string, ContentItem>;

/** How much of each good: {"credit": 1, "steelplast": 2}. */
export type Amounts = Readonly<Record<string, number>>;

/** What a special site of a player board costs on top, how often it produces, and the points it brings. */
export interface SpecialSite {
  pays?: Amounts;
  times?: number;
  points?: number; // in each production
  at_once?: number; // points when it is built on
}

/** What the rules print besides the content. */
export interface Printed {
  costs: Readonly<Record<string, Amounts>>; // of each kind of structure
  upgrade: Amounts; // of the goods that pay for one
  federation: Readonly<Record<string, number>>; // how much each space of the track brings
  goal: { cities: number; points: number }; // of the solo game
  productions: readonly number[]; // the rounds they follow
  city_worth: readonly number[]; // points of a city by its types of buildings
  special: Readonly<Record<string, Readonly<Record<string, SpecialSite>>>>; // by board and place
}

const NOTHING: Printed = { costs: {}, upgrade: {}, federation: {}, goal: { cities: 0, points: 0 }, productions: [], city_worth: [], special: {} };

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
  return COLOURS.find((colour) => colour === item?.values["colour"]) ?? "none";
}

export function typeOf(item: ContentItem | undefined): Type {
  return TYPES.find((type) => type === item?.values["type"]) ?? "instant";
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

/** Discards that may be taken now. */
export function salvageOf(scene: Scene): number[] {
  const table = sea(scene.table);
  return (table.discards[table.era - 1] ?? []).filter((card) => scene.matching(`card ${card}`).length > 0);
}
