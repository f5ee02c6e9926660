// Numbers of the explorer: how they are written, found and put in order.
import { number } from "../lib/i18n.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import type { Explored } from "../lib/wire.ts";
import { folded } from "../shell/markdown.ts";

export type Column = "name" | "offered" | "taken" | "won" | "points";
export const COLUMNS: readonly Column[] = ["name", "offered", "taken", "won", "points"];
export const SHOWN = 40; // rows at a time

export function percent(value: number): string {
  return new Intl.NumberFormat(prefs.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
}

export function points(value: number, spread: number): string {
  return spread > 0 ? `${number(value, 1)} ± ${number(spread, 1)}` : number(value, 1);
}

function measure(row: Explored, column: Column): number {
  if (column === "offered") return row.offered;
  if (column === "taken") return row.taken.low; // what is sure of it: rare things do not come first by luck
  if (column === "won") return row.fared.seats > 0 ? row.fared.won.low : -1;
  return row.fared.seats > 0 ? row.fared.points : -Infinity;
}

/** The choices of a question whose name has the sought words in it, in order: names from A, numbers from the most. */
export function arranged(rows: readonly Explored[], question: string, sought: string, by: Column, language: string): Explored[] {
  const wanted = folded(sought).trim();
  const order = new Intl.Collator(language, { numeric: true });
  return rows
    .filter((row) => (question === "" || row.question === question) && (wanted === "" || folded(row.name).includes(wanted)))
    .sort((a, b) => (by === "name" ? 0 : measure(b, by) - measure(a, by)) || order.compare(a.name, b.name) || (a.key < b.key ? -1 : 1));
}
