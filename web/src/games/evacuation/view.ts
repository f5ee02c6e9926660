// The game's part of a view, by the names the board uses, and how its content is looked up.
import type { Views } from "../../lib/views.ts";
import type { ContentItem, EffectNode } from "../../lib/wire.ts";

export const RESOURCES = ["food", "steel", "energy"] as const;
export const BIOMES = ["tundra", "desert", "forest", "sea"] as const;
export const SYMBOLS = ["sun", "dome"] as const;
export const LANES = ["three-plus", "main", "passing"] as const; // from above
export const ROWS = ["ships", "stadiums", "infrastructures"] as const;
export const OLD_SITES = ["f1", "f2", "f3", "s1", "s2", "s3", "e1", "e2", "e3"] as const;
export const TOKENS = ["p1", "p2"] as const;
export const ACTIONS = [["1a", "1b"], ["2a", "2b", "2c"], ["3a", "3b", "3c"], ["4a", "4b"]] as const;
export const LAST_STEP = 21;

export type Worlds = Views["evacuation"];
export type Nation = Worlds["seats"][number];
export type Marker = Nation["markers"][number];
export type Lane = Marker["lane"];
export type Place = Nation["old_sites"][number];
export type Settled = Worlds["sites"][string];
export type Resource = (typeof RESOURCES)[number];
export type Row = (typeof ROWS)[number];
export type World = "old" | "new";

/** Where the pieces of each row are found in the content, and the word that takes one. */
export const CODE_OF: Record<Row, string> = { ships: "ship", stadiums: "stadium", infrastructures: "infra" };
export const TAKE_WORD: Record<Row, string> = { ships: "ship", stadiums: "stadium", infrastructures: "take" };

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
  return one.race ? Math.min(...one.race.markers) : Object.values(one.standing).reduce((sum, points) => sum + points, 0);
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

/** A term that is printed on a piece of content. */
export function word(item: ContentItem | undefined, name: string): string {
  return String(item?.values[name] ?? "");
}

/** Several of them. */
export function words(item: ContentItem | undefined, name: string): string[] {
  return (item?.values[name] as string[] | undefined) ?? [];
}

/** The ships under way; those that have landed and may return at once are no more. */
export function flying(one: Nation): string[] {
  return one.aboard.ships.filter((ship) => !one.ships_new.includes(ship));
}
