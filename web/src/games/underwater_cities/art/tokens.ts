// An effect tree as a row of icons: the same reading for slots, cards, metropolises, contracts and printed bonuses.
import type { EffectNode } from "../../../lib/wire.ts";
import { ARROW, COLON, join, type Setting, times, type Token } from "../../tokens.ts";
import type { Amounts } from "../view.ts";

type Fact = number | string | undefined;

/** The things that a word names: "building", or kinds one by one ("farm laboratory"). */
function kinds(what: Fact, mark: string): Token[] {
  return join(String(what).split(" ").map((kind) => [{ icon: mark ? `${mark}-${kind}` : kind }]), "/");
}

/** Facts that are goods and amounts in turn: "credit", 1, "steelplast", 2. */
export function amountsOf(facts: readonly Fact[]): Amounts {
  return Object.fromEntries(facts.flatMap((fact, i) => (i % 2 === 0 ? [[String(fact), Number(facts[i + 1])]] : [])));
}

/** Amounts in their order; points stand on their star. */
export function goods(amounts: Amounts, sign = ""): Token[] {
  return Object.entries(amounts).flatMap(([good, n]): Token[] => {
    if (!n) return [];
    if (good === "point") return [{ icon: "point", label: String(n) }];
    return sign || n > 1 ? [{ text: `${sign}${n}` }, { icon: good }] : [{ icon: good }];
  });
}

/** What is counted, by the name of its class. */
export const COUNTERS: Readonly<Record<string, readonly Token[]>> = {
  Farms: [{ icon: "farm" }],
  Desalinations: [{ icon: "desalination" }],
  Laboratories: [{ icon: "laboratory" }],
  Tunnels: [{ icon: "tunnel" }],
  UpgradedFarms: [{ icon: "best-farm" }],
  UpgradedDesalinations: [{ icon: "best-desalination" }],
  UpgradedLaboratories: [{ icon: "best-laboratory" }],
  UpgradedTunnels: [{ icon: "best-tunnel" }],
  Cities: [{ icon: "cities" }],
  SymbioticCities: [{ icon: "symbiotic" }],
  FullCities: [{ icon: "cities" }, { icon: "building" }],
  Buildings: [{ icon: "building" }],
  UpgradedStructures: [{ icon: "best-structure" }],
  UpgradedSets: [{ icon: "best-farm" }, { icon: "best-desalination" }, { icon: "best-laboratory" }, { icon: "best-tunnel" }],
  FarmPairs: [{ icon: "pair-farm" }],
  DesalinationPairs: [{ icon: "pair-desalination" }],
  LaboratoryPairs: [{ icon: "pair-laboratory" }],
  Expansions: [{ icon: "expansion" }],
  Metropolises: [{ icon: "metropolis" }],
  ActionCards: [{ icon: "card-action" }],
  LastingCards: [{ icon: "card-lasting" }],
  ProductionCards: [{ icon: "card-production" }],
  ScoringCards: [{ icon: "card-scoring" }],
  SpecialCards: [{ icon: "special" }],
  HandCards: [{ icon: "hand" }],
};

export function counterTokens(counter: Fact, least: Fact = 1): Token[] {
  const icons = COUNTERS[String(counter)] ?? [{ text: "?" }];
  return Number(least) > 1 ? [{ text: String(least) }, ...icons] : [...icons];
}

/** What lasting cards wait for, by the name of its class; a slot is named by its code. */
export const EVENTS: Readonly<Record<string, readonly Token[]>> = {
  Mismatch: [{ icon: "mismatch" }],
  AlwaysSlot: [{ icon: "slot-always" }],
  SlotSteelplast: [{ icon: "slot-any" }, { icon: "steelplast" }],
  ReachSpace3: [{ icon: "federation", label: "3" }],
  ReachSpace1: [{ icon: "federation", label: "1" }],
  SecondFarm: [{ icon: "second-farm" }],
  SecondDesalination: [{ icon: "second-desalination" }],
  SecondLaboratory: [{ icon: "second-laboratory" }],
  SecondUpgradedFarm: [{ icon: "pair-farm" }],
  SecondUpgradedDesalination: [{ icon: "pair-desalination" }],
  SecondUpgradedLaboratory: [{ icon: "pair-laboratory" }],
  SecondTunnel: [{ icon: "second-tunnel" }],
  BuiltCity: [{ icon: "build-cities" }],
  BuiltSymbioticCity: [{ icon: "build-symbiotic" }],
  BuiltExpansion: [{ icon: "build-expansion" }],
  ConnectedMetropolis: [{ icon: "metropolis" }],
  UpgradedTunnel: [{ icon: "up-tunnel" }],
  UpgradedBuilding: [{ icon: "up-building" }],
  UsedActionCard: [{ icon: "action" }],
  PaidSpecial: [{ icon: "credit" }, ARROW, { icon: "special" }],
  MatchedGreen: [{ icon: "match" }],
  TookSpecial: [{ icon: "special" }],
  TurnEnd: [{ icon: "turn-end" }],
  BiomassPaid: [{ icon: "gone-biomass" }],
  SlotUsed: [{ icon: "slot-code" }],
};

export function eventTokens(event: Fact, slot?: Fact): Token[] {
  const icons = EVENTS[String(event)] ?? [{ text: "?" }];
  return slot === undefined ? [...icons] : icons.map((token) => ({ ...token, label: String(slot).toUpperCase() }));
}

/** Which slots a verb means. */
const SLOT_ICONS: Readonly<Record<string, string>> = { available: "slot-free", occupied: "slot-taken", "not mine": "slot-any" };

/** The icons of a tree, in reading order. */
export function tokensOf(node: EffectNode | undefined): Token[] {
  if (!node) return [];
  const [a, b, c] = node.facts;
  const inner = (): Token[] => node.parts.flatMap(tokensOf);
  switch (node.verb) {
    case "Gain":
      return goods(amountsOf(node.facts));
    case "Steps":
    case "All":
    case "Maybe":
      return inner();
    case "OneOf":
      return join(node.parts.map(tokensOf), "/");
    case "GainDifferent":
      return times(a, "goods");
    case "Advance":
      return times(a, "federation");
    case "Per":
      return [...counterTokens(a, b), COLON, ...inner(), ...(Number(c) > 0 ? [{ text: `≤${c}×` }] : [])];
    case "Sift":
      return [{ icon: "look", label: String(a) }, ARROW, ...times(b, "card")];
    case "Salvage":
      return [{ icon: "salvage" }];
    case "Output":
      return [...(Number(b) > 1 ? [{ text: `${b}×` }] : []), { icon: "production" }, ...kinds(a, "best")];
    case "TakeMetropolis":
      return [{ icon: "blue" }];
    case "TakeSpecial":
      return [{ icon: "special" }];
    case "Buy":
      return [...goods(amountsOf(node.facts.slice(1)), "−"), ARROW, ...inner(), ...(Number(a) > 1 ? [{ text: `×${a}` }] : [])];
    case "If":
      return [{ text: `≥${b}` }, ...counterTokens(a), COLON, ...inner()];
    case "OnSpace":
      return [{ icon: "federation", label: String(a) }, COLON, ...inner()];
    case "IfNone":
      return [{ text: "0" }, { icon: String(a) }, COLON, ...inner()];
    case "Build":
      return buildTokens(node.facts);
    case "Upgrade":
      return upgradeTokens(node.facts);
    case "Symbiose":
      return [...goods(amountsOf(node.facts), "−"), ARROW, { icon: "city" }, ARROW, { icon: "symbiotic" }];
    case "UseAction":
      return times(a, "action");
    case "Refresh":
      return times(a, "refresh");
    case "UseSlot":
      return [{ icon: SLOT_ICONS[String(a)] ?? "slot-any" }];
    default:
      return lastingTokens(node, inner());
  }
}

/** Facts of Build: what, how many, price (usual, free, stated), where, whether upgraded or for how much science, and the stated amounts. */
function buildTokens(facts: readonly Fact[]): Token[] {
  const [what, n, price, site, upgrade] = facts;
  const paid = price === "stated" ? [...goods(amountsOf(facts.slice(5)), "−"), ARROW] : price === "free" ? [{ icon: "free" }] : [];
  const built = [...(Number(n) > 1 ? [{ text: String(n) }] : []), ...kinds(what, "build")];
  const place = site === "expansion" ? [{ icon: "expansion" }] : [];
  const science = [{ text: `−${upgrade}` }, { icon: "science" }, { icon: "up-structure" }];
  const better = typeof upgrade === "number" ? science : upgrade === "upgraded" ? [{ icon: "free" }, ...kinds(what, "up")] : [];
  return [...paid, ...built, ...place, ...better];
}

/** Facts of Upgrade: what, how many, and the goods of which one pays each, with their price. */
function upgradeTokens([what, n, ...pays]: readonly Fact[]): Token[] {
  const price = Object.keys(amountsOf(pays)).map((icon) => [{ icon }]);
  const paid = price.length > 0 ? [{ text: `−${pays[1]}` }, ...join(price, "/"), ARROW] : [{ icon: "free" }];
  return [...(Number(n) > 1 ? [{ text: `${n}×` }] : []), ...paid, ...kinds(what, "up")];
}

/** Verbs of lasting, production and scoring cards. */
function lastingTokens(node: EffectNode, inner: Token[]): Token[] {
  const [a, b, c] = node.facts;
  switch (node.verb) {
    case "Shed":
      return [{ text: `${a}×` }, { icon: "gone-card" }, ARROW, ...inner];
    case "LaboratoryInstead":
      return [{ icon: "laboratory" }, { icon: "gone-science" }, ARROW, ...inner];
    case "WithProducedBiomass":
      return [{ icon: "production" }, { icon: "gone-biomass" }, ARROW, ...inner];
    case "Whenever":
      return [...eventTokens(a, b), COLON, ...inner];
    case "Discount":
      return [...kinds(a, "build"), COLON, ...goods(amountsOf(node.facts.slice(1)), "−")];
    case "ThisTurn":
      return [...kinds(a, "build"), COLON, { text: `−${c}` }, { icon: String(b) }];
    case "PayUpgrades":
      return [...kinds(a, "up"), COLON, { icon: String(b) }, { text: "=" }, { icon: "science" }];
    case "HandLimit":
      return [{ icon: "hand" }, { text: `+${a}` }];
    case "OncePerTurn":
      return [{ icon: "once", label: "1" }, COLON, ...inner];
    case "PointsPer":
      return [...counterTokens(a, c), COLON, { icon: "point", label: String(b) }];
    case "Tiers":
      return [...counterTokens(a), COLON, ...tiersOf(node).flatMap(({ least, points }) => [{ text: `${least}` }, { icon: "point", label: String(points) }])];
    case "Trade":
      return [...goods(amountsOf(node.facts.slice(2)), "−"), ARROW, { icon: "point", label: String(a) }, ...(Number(b) > 1 ? [{ text: `×${b}` }] : [])];
    default:
      return [{ text: "?" }];
  }
}

export function tiersOf(node: EffectNode): { least: number; points: number }[] {
  const tiers = node.facts.slice(1).map(Number);
  return tiers.filter((_, i) => i % 2 === 0).map((least, i) => ({ least, points: tiers[2 * i + 1] ?? 0 }));
}

/** What a contract asks for: counter, least, counter, least, … */
export function criteriaOf(values: unknown): { counter: string; least: number }[] {
  return Object.entries(amountsOf((values as Fact[] | undefined) ?? [])).map(([counter, least]) => ({ counter, least }));
}

/** "2" stays with its icon, and no line ends before an arrow's goal is begun. */
export const SETTING: Setting = {
  icon: 25,
  lines: 3,
  mayBreak: (tokens, i) => {
    const last = tokens[i - 1]?.text;
    const next = tokens[i]?.text;
    return last ? /^[→:]$/.test(last) : !next || /^[−≥\d/]/.test(next);
  },
};
