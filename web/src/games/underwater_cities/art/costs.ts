// The overview card: what building costs, as it is printed.
import type { Token } from "../../tokens.ts";

function price(...parts: [number, string][]): Token[] {
  return parts.flatMap(([n, icon]) => (n > 1 ? [{ text: String(n) }, { icon }] : [{ icon }]));
}

export const COSTS: readonly { icon: string; price: Token[] }[] = [
  { icon: "build-farm", price: price([1, "kelp"]) },
  { icon: "build-desalination", price: price([1, "credit"]) },
  { icon: "build-laboratory", price: price([1, "steelplast"]) },
  { icon: "build-tunnel", price: price([1, "steelplast"], [1, "credit"]) },
  { icon: "build-city", price: price([2, "steelplast"], [1, "kelp"], [1, "credit"]) },
  { icon: "build-symbiotic", price: price([1, "steelplast"], [1, "kelp"], [1, "biomass"], [2, "credit"]) },
  { icon: "up-structure", price: price([1, "science"]) },
];
