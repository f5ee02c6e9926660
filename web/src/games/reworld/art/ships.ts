// What a population ship shows: the glyph of its condition and the number it asks for, read from the content.
import type { ContentItem } from "../../../lib/wire.ts";

export interface Wanted {
  glyph: string;
  count: string; // on the side in play
  other: string; // on the other side, where it differs
}

const GLYPHS: Record<string, string> = {
  all_empty: "vacant-all",
  city: "city",
  agriculture: "flora",
  shields: "shield",
  firms: "firms",
  shuttles: "shuttle",
  rows: "rows",
  satellites: "satellite",
  score: "point",
};

function numberOf(item: ContentItem | undefined, name: string): string {
  return String(item?.effects[name]?.facts.find((fact) => typeof fact === "number") ?? "");
}

export function wanted(code: string, item: ContentItem | undefined, four: boolean): Wanted {
  const what = code.replace("ship.", "");
  const row = /^row_(\d)$/.exec(what)?.[1];
  if (row !== undefined) return { glyph: "vacant", count: row, other: "" };
  const two = what === "all_empty" ? "" : numberOf(item, "condition");
  const other = numberOf(item, "condition_four");
  const sides = four && other ? [other, two] : [two, other];
  return { glyph: GLYPHS[what] ?? "point", count: sides[0] ?? "", other: sides[0] === sides[1] ? "" : (sides[1] ?? "") };
}
