// What an infrastructure needs to be fulfilled, as icons: how its sites lie, and which they are.
import type { ContentItem } from "../../../lib/wire.ts";
import type { Token } from "../../tokens.ts";
import { word } from "../view.ts";

const LIES: Record<string, Token[]> = { horizontal: [{ icon: "across" }], diagonal: [{ icon: "diagonal" }] };

export function needsTokens(item: ContentItem | undefined): Token[] {
  const needs = (item?.values["needs"] as [string, string, number][] | undefined) ?? [];
  return [
    ...(LIES[word(item, "line")] ?? []),
    ...needs.flatMap(([biome, holds, least]) => [
      ...(least > 1 ? [{ text: String(least) }] : []),
      { icon: biome },
      ...(holds === "settled" ? [] : [{ icon: holds }]),
    ]),
  ];
}
