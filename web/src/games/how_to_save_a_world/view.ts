// The game's part of a view, as the engine builds it, and how its content is looked up.
import type { ContentItem, EffectNode } from "../../lib/wire.ts";

export const RESOURCES = ["energy", "knowledge", "mineral", "biomass", "ingenuity"] as const;
export const BADGES = ["planet", "science", "moon"] as const;
export const PROJECTS = ["laser", "shield", "evacuation"] as const;
export const CUBES = ["laser", "shield", "evacuation", "asteroid"] as const;
export const DECKS = ["action", "reaction", "species"] as const;
export const WORLDS = ["planet", "moon"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Badge = (typeof BADGES)[number];
export type Project = (typeof PROJECTS)[number];
export type Cube = (typeof CUBES)[number];
export type Deck = (typeof DECKS)[number];
export type World = (typeof WORLDS)[number];
export type Owner = number | "rival" | "neutral";

/** The resource that pays for work on each project, and for cards of each deck. */
export const WORK_IN: Record<Project, Resource> = { laser: "energy", shield: "mineral", evacuation: "biomass" };
export const PRICE_IN: Record<Deck, Resource> = { action: "knowledge", reaction: "mineral", species: "biomass" };

export interface Disc {
  disc: Owner;
  space: number;
}

export interface Area {
  points: number;
  passed: boolean;
  resources: Record<Resource, number>;
  lines: Record<Resource, number>;
  tiles: Record<Badge, number>;
  spent: Record<Badge, number>;
  zones: Record<World, number>;
  technologies: string[];
  hand: string[];
  hidden: Record<Deck, number>;
  bought: string[];
  discard: string[];
  choosing: number;
  price: number; // what the next card costs
  species: Record<string, number>; // points of the species cards as things stand
  places: Record<Project, number>; // what my place pays if the project is not the rescue project
  places_rescue: Record<Project, number>; // and if it is
  secret?: string[];
  dealt?: string[];
  under?: string | null;
}

export interface Rival {
  points: number;
  turns_left: number;
  directives: string[];
}

export interface Save {
  round: number;
  danger: number;
  asteroid: number;
  medal: number;
  day_x: string | null;
  rescue: Project | null;
  odds: Record<Project, number>; // by the bots' estimate
  bag: Record<Cube, number>;
  drawn: Record<Cube, number>;
  progress: Record<Project, number>;
  cracks: number;
  lead: Record<Project, number>;
  rewards: Record<Project, number>; // reward tiles left
  tracks: Record<Project, Disc[]>; // the furthest first
  structures: string[];
  landers: Record<string, Owner[]>;
  rows: Record<Deck, (string | null)[]>;
  decks: Record<Deck, number>;
  discards: Record<Deck, string[]>;
  under: number;
  removed: string[];
  rival?: Rival;
  seats: Area[];
}

export type Content = ReadonlyMap<string, ContentItem>;

export function save(table: Record<string, unknown>): Save {
  return table as unknown as Save;
}

export function area(table: Record<string, unknown>, seat: number): Area | undefined {
  return save(table).seats?.[seat];
}

/** The content code of a card, whose deck the view leaves out. */
export function cardCode(content: Content, code: string): string {
  for (const deck of DECKS) if (content.has(`${deck}.${code}`)) return `${deck}.${code}`;
  return code;
}

export function deckOf(code: string): Deck {
  return (DECKS.find((deck) => code.startsWith(`${deck}.`)) ?? "action") as Deck;
}

/** A declared list of numbers ("costs", "leads.laser"); empty until the content has arrived. */
export function numbers(content: Content, code: string): number[] {
  return (content.get(code)?.values["values"] as number[] | undefined) ?? [];
}

export function effectOf(item: ContentItem | undefined): EffectNode | undefined {
  return item?.effects["effect"];
}

export function badgesOf(item: ContentItem | undefined): number[] {
  return (item?.values["badges"] as number[] | undefined) ?? [0, 0, 0];
}

/** Cards in a hand, those nobody else has seen included. */
export function handSize(area: Area): number {
  return DECKS.reduce((sum, deck) => sum + area.hidden[deck], area.hand.length);
}
