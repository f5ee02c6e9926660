// An effect tree as a row of icons: the same reading for actions, cards, technologies and bonuses.
import type { ContentItem, EffectNode } from "../../../lib/wire.ts";
import { ARROW, join, times, type Token } from "../../tokens.ts";
import { number, RESOURCES } from "../view.ts";

function resource(kind: number | string | undefined): string {
  return RESOURCES[Number(kind)] ?? "any";
}

/** The terms on which something is taken from a row, as the engine's bits. */
const TERMS: readonly [bit: number, tokens: Token[]][] = [
  [2, [{ icon: "old" }]],
  [4, [{ icon: "new" }]],
  [8, [ARROW, { icon: "fly" }]],
  [16, [{ icon: "fly" }, { text: "−1" }, { icon: "energy" }]],
  [32, [{ text: "−1" }, { icon: "steel" }]],
  [64, [{ text: "−2" }, { icon: "steel" }]],
  [512, [{ text: "+2" }, { icon: "more" }]],
];

function terms(mask: number): Token[] {
  return TERMS.flatMap(([bit, tokens]) => (mask & bit ? tokens : []));
}

function take(row: number, mask: number): Token[] {
  const icon = row === 0 ? "ship" : "stadium";
  return [{ icon: mask & 1 ? `gain-${icon}` : icon }, ...terms(mask)];
}

/** What settling waives, as the engine's bits. */
function settle(how: number): Token[] {
  const found: Token[] = [{ icon: how & 2 ? "sea" : "settle", label: how & 1 ? "+1" : "" }];
  if (how & 4) found.push({ icon: "no-steel" });
  if (how & 8) found.push({ icon: "no-sun" });
  return how & 2 ? [{ icon: "settle" }, ARROW, ...found] : found;
}

const ABILITIES: Record<number, Token[]> = {
  1: [{ icon: "fly" }, ARROW, { icon: "back" }],
  2: [{ icon: "settle" }, { text: ":" }, { icon: "no-sun" }, { text: "1×" }],
  4: [{ icon: "transition" }, ARROW, { icon: "any" }],
  8: [{ icon: "factory-food" }, { text: "→+" }, { icon: "factory-any" }],
  16: [{ icon: "factory-steel" }, { text: "→+" }, { icon: "factory-any" }],
  32: [{ icon: "factory-energy" }, { text: "→+" }, { icon: "factory-any" }],
  64: [{ icon: "bay-savanna" }, { text: "=" }, { icon: "bay-coast" }],
  128: [{ icon: "marker" }, { text: "+" }, { icon: "marker" }],
  256: [{ text: "+2" }, { icon: "more" }],
  512: [{ icon: "power", label: "±2" }],
};

/** The icons of a tree, in reading order. */
export function tokensOf(node: EffectNode | undefined): Token[] {
  if (!node) return [];
  const [a, b] = node.facts;
  switch (node.verb) {
    case "All":
      return node.parts.flatMap(tokensOf);
    case "OneOf":
      return join(node.parts.map(tokensOf), "/");
    case "AnyOrder":
      return join(node.parts.map(tokensOf), "·");
    case "Gain":
      return times(b, resource(a));
    case "GainPopulation":
      return times(a, "gain-population");
    case "GainFactory":
      return [{ icon: `gain-factory-${resource(a)}` }];
    case "Exchange":
      return times(a, "exchange");
    case "Develop":
      return times(a, "infrastructure");
    case "PlayAtOnce":
      return [{ icon: "gain-infrastructure" }, ARROW, { icon: "done" }];
    case "Research":
      return times(a, "research");
    case "Settle":
      return settle(Number(a ?? 0));
    case "Take":
      return take(Number(a), Number(b ?? 0));
    case "Prefabricate":
      return times(b, `factory-${resource(a)}`);
    case "Clone":
      return [{ text: `−${a}` }, { icon: "food" }, ARROW, ...times(b, "population")];
    case "Fly":
      return times(a, "fly");
    case "Enable":
      return ABILITIES[Number(a)] ?? [{ text: "?" }];
    case "Boost":
      return [{ icon: `factory-${resource(a)}` }, { text: "+1" }];
    case "RaisePerStadium":
      return [{ icon: "stadium" }, { text: "×" }, { icon: "raise-any" }];
    case "Raise":
      return times(b, `raise-${resource(a)}`);
    case "Draw":
      return times(a, "draw");
    default:
      return [{ text: "?" }];
  }
}

/** What a goal or an objective counts, by the last word of its code. */
const COUNTS: Record<string, Token[]> = {
  population: [{ icon: "population" }],
  tundra: [{ icon: "tundra" }],
  ships: [{ icon: "ship" }],
  factory_sets: [{ icon: "factory-food" }, { icon: "factory-steel" }, { icon: "factory-energy" }],
  small_bonuses: [{ icon: "power", label: "<" }],
  progress: [{ icon: "marker" }, { icon: "marker" }, { icon: "transition" }],
  large_bonuses: [{ icon: "power", label: ">" }],
  beyond_tundra: [{ icon: "desert" }, { icon: "forest" }, { icon: "sea" }],
  technologies: [{ icon: "research" }],
  infrastructures: [{ icon: "infrastructure" }],
  food: [{ icon: "raise-food" }],
  steel: [{ icon: "raise-steel" }],
  energy: [{ icon: "raise-energy" }],
  food_factories: [{ icon: "factory-food" }],
  steel_factories: [{ icon: "factory-steel" }],
  energy_factories: [{ icon: "factory-energy" }],
  production: [{ icon: "raise-any" }],
  factories: [{ icon: "factory-any" }],
};

export function countTokens(code: string): Token[] {
  return COUNTS[code.split(".").at(-1) ?? ""] ?? [{ text: "?" }];
}

/** A price or a yield of the three resources. */
export function goodsTokens(goods: readonly number[], icon: (kind: string) => string = (kind) => kind): Token[] {
  return RESOURCES.flatMap((kind, i) => (goods[i] ? times(goods[i], icon(kind)) : []));
}

/** What a year asks of both worlds. */
export function yearTokens(item: ContentItem | undefined): Token[] {
  const asked = (name: string): Token => ({ text: String(number(item, name)) });
  return [
    { icon: "old" },
    asked("old_food"),
    { icon: "food" },
    { icon: "new" },
    asked("new_food"),
    { icon: "food" },
    asked("stadiums"),
    { icon: "stadium" },
  ];
}
