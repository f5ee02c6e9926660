// Reads a module's code ("satellite.krona", "special.nova") and effect into what its tile shows.
import type { ContentItem } from "../../../lib/wire.ts";

export interface Shape {
  sort: "terrabot" | "crew" | "shuttle" | "satellite";
  letter: string; // A to E, or nothing
  firm: string;
  special: boolean;
  factor: number; // points per thing counted
  task: string; // the glyph of what a satellite counts
}

const LETTERS = "abcde";
const GLYPHS: Record<string, string> = { terrabots: "terrabot", shields: "shield", crews: "crew" };

export function describe(code: string, item: ContentItem | undefined): Shape {
  const [sort = "", rest = ""] = code.split(".");
  const letter = LETTERS.includes(rest) ? rest.toUpperCase() : "";
  const shape: Shape = { sort: "satellite", letter, firm: rest, special: false, factor: 0, task: rest };
  if (sort === "terrabot" || sort === "shuttle") return { ...shape, sort };
  if (sort === "crew" || sort === "special") return { ...shape, sort: "crew", special: sort === "special" };
  const fact = item?.effects["effect"]?.facts[0];
  const factor = typeof fact === "number" ? fact : 1; // a city scores once
  return { ...shape, factor, task: GLYPHS[rest] ?? rest };
}
