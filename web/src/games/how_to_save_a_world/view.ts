// The words of the game, its view as the engine types it, and how its content is looked up.
import type { HowToSaveAWorldAreaView, HowToSaveAWorldDiscView, HowToSaveAWorldRivalView, HowToSaveAWorldView } from "../../lib/views.ts";
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
/** The resource that pays for work on each project, and for cards of each deck. */
export const WORK_IN: Record<Project, Resource> = { laser: "energy", shield: "mineral", evacuation: "biomass" };
export const PRICE_IN: Record<Deck, Resource> = { action: "knowledge", reaction: "mineral", species: "biomass" };

/** The generated view with the words that its dictionaries are asked by. */
type Keyed<View, Words> = {
  [Field in keyof View]: Field extends keyof Words
    ? Record<Words[Field] & string, NonNullable<View[Field]> extends Record<string, infer Value> ? Value : never>
    : View[Field];
};

export type Owner = HowToSaveAWorldDiscView["disc"];
export type Rival = HowToSaveAWorldRivalView;
export type Area = Keyed<
  HowToSaveAWorldAreaView,
  { resources: Resource; lines: Resource; tiles: Badge; spent: Badge; zones: World; hidden: Deck; places: Project; places_rescue: Project }
>;
export type Save = Keyed<
  Omit<HowToSaveAWorldView, "seats">,
  { bag: Cube; drawn: Cube; decks: Deck; discards: Deck; rows: Deck; lead: Project; odds: Project; progress: Project; rewards: Project; tracks: Project }
> & { seats: Area[] };

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

/** The spaces of the asteroid track, each with the words of its icons. */
export function spacesOf(content: Content): string[][] {
  return (content.get("asteroid")?.values["values"] as string[][] | undefined) ?? [];
}

export function effectOf(item: ContentItem | undefined): EffectNode | undefined {
  return item?.effects["effect"];
}

/** The badges in the corner of a card, one by one. */
export function badgesOf(item: ContentItem | undefined): Badge[] {
  return BADGES.flatMap((badge) => Array<Badge>(Number(item?.values[badge] ?? 0)).fill(badge));
}

/** Cards in a hand, those nobody else has seen included. */
export function handSize(area: Area): number {
  return DECKS.reduce((sum, deck) => sum + area.hidden[deck], area.hand.length);
}
