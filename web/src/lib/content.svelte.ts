// Names, rules and sources of every card and tile, per game and language, loaded once.
import * as api from "./api.ts";
import { prefs } from "./prefs.svelte.ts";
import type { ContentItem } from "./wire.ts";

const loaded = $state<Record<string, Map<string, ContentItem>>>({});
const asked = new Set<string>();
const RETRY_MS = 5_000;
const EMPTY: ReadonlyMap<string, ContentItem> = new Map();

/** The content of a game in the chosen language; empty until it has arrived. */
export function contentOf(game: string): ReadonlyMap<string, ContentItem> {
  const key = `${game} ${prefs.language}`;
  if (game && !asked.has(key)) {
    asked.add(key);
    api.content(game).then(
      (items) => (loaded[key] = new Map(items.map((item) => [item.code, item]))),
      () => setTimeout(() => asked.delete(key), RETRY_MS),
    );
  }
  return loaded[key] ?? EMPTY;
}

/** Cards, tiles and spaces, without what is only printed. */
export function piecesOf(content: ReadonlyMap<string, ContentItem>): ContentItem[] {
  return [...content.values()].filter(({ kind }) => kind !== "printed");
}
