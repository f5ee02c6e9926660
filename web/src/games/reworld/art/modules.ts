// Reads a module's code ("satellite.krona", "special.nova") and effect into what its tile shows.
import type { ContentItem } from "../../../lib/wire.ts";
import { told } from "./glyphs.ts";

export interface Shape {
  sort: "terrabot" | "crew" | "shuttle" | "satellite";
  letter: string; // A to E, or nothing
  firm: string;
  special: boolean;
  factor: number; // points per thing counted
  task: string; // the glyph of what a satellite counts
}

export function describe(code: string, item: ContentItem | undefined): Shape {
  const [sort = "", rest = ""] = code.split(".");
  const shape: Shape = { sort: "satellite", letter: "", firm: "", special: false, factor: 0, task: "" };
  if (sort === "terrabot") return { ...shape, sort, letter: rest.toUpperCase() };
  if (sort === "shuttle") return { ...shape, sort };
  if (sort === "crew" || sort === "special") return { ...shape, sort: "crew", firm: rest, special: sort === "special" };
  const { glyph, letter, count } = told(item?.effects["effect"]);
  return { ...shape, letter, factor: count ?? 1, task: glyph };
}
