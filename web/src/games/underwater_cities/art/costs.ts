// The overview card: what building and upgrading costs, by the rules in force.
import type { Token } from "../../tokens.ts";
import { type Content, printedOf } from "../view.ts";
import { goods } from "./tokens.ts";

export interface Price {
  icon: string;
  price: Token[];
}

export function pricesOf(content: Content): Price[] {
  const { costs, upgrade } = printedOf(content);
  const built = Object.entries(costs).map(([kind, amounts]) => ({ icon: `build-${kind}`, price: goods(amounts) }));
  return [...built, { icon: "up-structure", price: goods(upgrade) }];
}
