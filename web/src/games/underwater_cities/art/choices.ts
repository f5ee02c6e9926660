// Choices without a place on the table as rows of icons, read from their notation.
import type { Token } from "../../tokens.ts";

const DOMAINS = new Set(["kind", "biomass", "card-first", "slot-first"]);

export function asked(domain: string): boolean {
  return DOMAINS.has(domain);
}

/** "kind farm", "biomass 1+2" (kelp and steelplast that biomass replaces), "card-first", "slot-first". */
export function tokensOfOption(key: string): Token[] {
  const [domain = "", what = ""] = key.split(" ");
  if (domain === "kind") return [{ icon: "production" }, { icon: `best-${what}` }];
  if (domain === "card-first") return [{ icon: "card" }, { text: "→" }, { icon: "slot-taken" }];
  if (domain === "slot-first") return [{ icon: "slot-taken" }, { text: "→" }, { icon: "card" }];
  const [kelp = 0, steel = 0] = what.split("+").map(Number);
  if (kelp + steel === 0) return [{ icon: "kelp" }, { icon: "steelplast" }];
  const replaced = [kelp ? { n: kelp, icon: "gone-kelp" } : null, steel ? { n: steel, icon: "gone-steelplast" } : null];
  const icons = replaced.flatMap((one) => (one ? (one.n > 1 ? [{ text: String(one.n) }, { icon: one.icon }] : [{ icon: one.icon }]) : []));
  return [...icons, { text: "→" }, ...(kelp + steel > 1 ? [{ text: String(kelp + steel) }] : []), { icon: "biomass" }];
}
