// Trees of effects, and what goals count, as rows of icons: by the names of classes and the words they tell.
import { contentOf } from "../../../lib/content.svelte.ts";
import type { ContentItem, EffectNode, Facts, Verbs } from "../../../lib/wire.ts";
import { ARROW, join, times, type Token } from "../../tokens.ts";
import { number, RESOURCES, word, words } from "../view.ts";

type Verb = Verbs["evacuation"] | "OneOf"; // no card of the box offers a choice, but a pack of content may
type Fact = Facts["evacuation"];

/** A number of the rules that an icon shows; a pack of content may set it. */
function figure(code: string, name: string): number {
  return number(contentOf("evacuation").get(code), name);
}

/** What a word adds to the icons of its verb; nothing where it is a part of their names. */
const TOLD: Record<Fact, readonly Token[]> = {
  // what a gain is for each of
  Ships: [{ icon: "ship" }],
  TundraSites: [{ icon: "tundra" }],
  SettledFactories: [{ icon: "settle" }, { icon: "factory-any" }],
  Technologies: [{ icon: "research" }],
  Infrastructures: [{ icon: "infrastructure" }],
  // resources, worlds, rows: in the names of icons
  food: [],
  steel: [],
  energy: [],
  any: [],
  new: [],
  either: [],
  ship: [],
  stadium: [],
  free: [],
  // on what terms something is taken
  at_old: [{ icon: "old" }],
  at_new: [{ icon: "new" }],
  launch: [ARROW, { icon: "fly" }],
  get glide() {
    return [{ icon: "fly" }, { text: `−${figure("first_flight", "energy")}` }, { icon: "energy" }];
  },
  cheaper: [{ text: "−1" }, { icon: "steel" }],
  much_cheaper: [{ text: "−2" }, { icon: "steel" }],
  get wider() {
    return [{ text: `+${figure("open_rows", "further")}` }, { icon: "more" }];
  },
  // what settling waives
  further: [],
  sea_only: [],
  no_steel: [{ icon: "no-steel" }],
  no_symbols: [{ icon: "no-sun" }],
  // abilities
  fly_back: [{ icon: "fly" }, ARROW, { icon: "back" }],
  ignore_symbol: [{ icon: "settle" }, { text: ":" }, { icon: "no-sun" }, { text: "1×" }],
  toll: [{ icon: "transition" }, ARROW, { icon: "any" }],
  more_food: [{ icon: "factory-food" }, { text: "→+" }, { icon: "factory-any" }],
  more_steel: [{ icon: "factory-steel" }, { text: "→+" }, { icon: "factory-any" }],
  more_energy: [{ icon: "factory-energy" }, { text: "→+" }, { icon: "factory-any" }],
  any_bay: [{ icon: "bay-savanna" }, { text: "=" }, { icon: "bay-coast" }],
  share_spaces: [{ icon: "marker" }, { text: "+" }, { icon: "marker" }],
  get wide_choice() {
    return this.wider;
  },
  get flexible_power() {
    return [{ icon: "power", label: `±${figure("flexible_power", "power")}` }];
  },
};

function told(node: EffectNode): Token[] {
  return node.facts.flatMap((fact) => TOLD[fact as Fact] ?? [{ text: "?" }]);
}

function take(node: EffectNode): Token[] {
  return [{ icon: `${node.facts.includes("free") ? "gain-" : ""}${node.facts[0]}` }, ...told(node)];
}

function gainPer(node: EffectNode): Token[] {
  const [kind, n, , most] = node.facts;
  return [...times(n, `${kind}`), { text: "×" }, ...told({ ...node, facts: node.facts.slice(2, 3) }), { text: `≤${most}` }];
}

function settle(node: EffectNode): Token[] {
  const sea = node.facts.includes("sea_only");
  const where: Token = { icon: sea ? "sea" : "settle", label: node.facts.includes("further") ? "+1" : "" };
  return [...(sea ? [{ icon: "settle" }, ARROW] : []), where, ...told(node)];
}

/** An icon for each verb, and for each sort of thing that is counted. */
const DRAWN: Record<Verb, (node: EffectNode) => Token[]> = {
  All: ({ parts }) => parts.flatMap(tokensOf),
  OneOf: ({ parts }) => join(parts.map(tokensOf), "/"),
  AnyOrder: ({ parts }) => join(parts.map(tokensOf), "·"),
  Gain: ({ facts: [kind, n] }) => times(n, `${kind}`),
  GainPer: gainPer,
  GainPopulation: ({ facts: [n] }) => times(n, "gain-population"),
  GainFactory: ({ facts: [kind] }) => [{ icon: `gain-factory-${kind}` }],
  Exchange: ({ facts: [n] }) => times(n, "exchange"),
  Develop: ({ facts: [n] }) => times(n, "infrastructure"),
  PlayAtOnce: () => [{ icon: "gain-infrastructure" }, ARROW, { icon: "done" }],
  Research: ({ facts: [n] }) => times(n, "research"),
  Settle: settle,
  Take: take,
  Prefabricate: ({ facts: [kind, n] }) => times(n, `factory-${kind}`),
  Clone: ({ facts: [food, n] }) => [{ text: `−${food}` }, { icon: "food" }, ARROW, ...times(n, "population")],
  Fly: ({ facts: [n] }) => times(n, "fly"),
  Enable: told,
  Boost: ({ facts: [kind] }) => [{ icon: `factory-${kind}` }, { text: `+${figure("factories", "more")}` }],
  Raise: ({ facts: [kind, n] }) => times(n, `raise-${kind}`),
  RaisePerStadium: () => [{ icon: "stadium" }, { text: "×" }, { icon: "raise-any" }],
  Draw: ({ facts: [n] }) => times(n, "draw"),
  // counted by goals and objectives
  Population: () => [{ icon: "population" }],
  TundraSites: () => [{ icon: "tundra" }],
  OtherSites: () => [{ icon: "desert" }, { icon: "forest" }, { icon: "sea" }],
  Ships: () => [{ icon: "ship" }],
  Factories: ({ facts: [kind] }) => [{ icon: `factory-${kind}` }],
  FactorySets: () => [{ icon: "factory-food" }, { icon: "factory-steel" }, { icon: "factory-energy" }],
  SettledFactories: () => [{ icon: "factory-any" }],
  UpperBonuses: () => [{ icon: "power", label: "<" }],
  LowerBonuses: () => [{ icon: "power", label: ">" }],
  Transitions: () => [{ icon: "marker" }, { icon: "marker" }, { icon: "transition" }],
  Technologies: () => [{ icon: "research" }],
  Infrastructures: () => [{ icon: "infrastructure" }],
  FulfilledInfrastructures: () => [{ icon: "infrastructure" }, { icon: "done" }],
  Production: ({ facts: [kind] }) => [{ icon: `raise-${kind}` }],
  BestProduction: () => [{ icon: "raise-any" }],
};

/** The icons of a tree, in reading order. */
export function tokensOf(node: EffectNode | undefined): Token[] {
  if (!node) return [];
  return DRAWN[node.verb as Verb]?.(node) ?? [{ text: "?" }];
}

/** What a space of the progress track shows on a lane: the symbols it gives, its effect. */
export function spaceTokens(item: ContentItem | undefined, lane: "main" | "outer"): Token[] {
  const effect = word(item, `${lane}_effect`);
  return [...words(item, lane), ...(effect && effect !== "nothing" ? [effect] : [])].map((icon) => ({ icon }));
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
