// The chance to win in words: "about 6 in 10". A search knows no better than that.
import { t } from "../lib/i18n.svelte.ts";

/** Tenths: below one it is little, above nine nearly sure. */
export function tenths(chance: number): { n: number; how: "low" | "high" | "about" } {
  const n = Math.round(chance * 10);
  return { n, how: n < 1 ? "low" : n > 9 ? "high" : "about" };
}

export function chanceText(chance: number): string {
  return t("hint-chance", tenths(chance));
}

/** For a mark on the board: "6/10". */
export function chanceShort(chance: number): string {
  const { n, how } = tenths(chance);
  return how === "low" ? "<1/10" : how === "high" ? ">9/10" : `${n}/10`;
}
