// An effect tree as a row of icons: the same reading for slots, cards, metropolises, contracts and printed bonuses.
import type { EffectNode } from "../../../lib/wire.ts";
import { ARROW, COLON, join, type Setting, times, type Token } from "../../tokens.ts";
import { GOODS } from "../view.ts";

type Fact = number | string | undefined;

const KINDS = ["farm", "desalination", "laboratory", "tunnel", "city", "symbiotic"];

/** The things a mask of kinds names, with the common icon where there is one. */
export function kindsOf(what: number): string[] {
  if (what === 7) return ["building"];
  if (what === 15) return ["structure"];
  if (what === 48) return ["cities"];
  return KINDS.filter((_, i) => (what >> i) & 1);
}

function kinds(what: Fact, mark: string): Token[] {
  return join(kindsOf(Number(what)).map((kind) => [{ icon: mark ? `${mark}-${kind}` : kind }]), "/");
}

/** Amounts of goods in their order; points stand on their star. */
export function goods(amounts: readonly Fact[], sign = ""): Token[] {
  return amounts.flatMap((amount, i): Token[] => {
    const n = Number(amount);
    const good = GOODS[i];
    if (!n || !good) return [];
    if (good === "point") return [{ icon: "point", label: String(n) }];
    return sign || n > 1 ? [{ text: `${sign}${n}` }, { icon: good }] : [{ icon: good }];
  });
}

/** What counters count; the numbers are the engine's. */
const COUNTERS: readonly Token[][] = [
  [{ icon: "farm" }],
  [{ icon: "desalination" }],
  [{ icon: "laboratory" }],
  [{ icon: "tunnel" }],
  [{ icon: "best-farm" }],
  [{ icon: "best-desalination" }],
  [{ icon: "best-laboratory" }],
  [{ icon: "best-tunnel" }],
  [{ icon: "cities" }],
  [{ icon: "symbiotic" }],
  [{ icon: "cities" }, { icon: "building" }],
  [{ icon: "building" }],
  [{ icon: "best-structure" }],
  [{ icon: "best-farm" }, { icon: "best-desalination" }, { icon: "best-laboratory" }, { icon: "best-tunnel" }],
  [{ icon: "pair-farm" }],
  [{ icon: "pair-desalination" }],
  [{ icon: "pair-laboratory" }],
  [{ icon: "expansion" }],
  [{ icon: "metropolis" }],
  [{ icon: "card-action" }],
  [{ icon: "card-lasting" }],
  [{ icon: "card-production" }],
  [{ icon: "card-scoring" }],
  [{ icon: "special" }],
  [{ icon: "hand" }],
];

export function counterTokens(counter: Fact, least: Fact = 1): Token[] {
  const icons = COUNTERS[Number(counter)] ?? [{ text: "?" }];
  return Number(least) > 1 ? [{ text: String(least) }, ...icons] : icons;
}

/** What lasting cards wait for; the numbers are the engine's. */
const EVENTS: readonly Token[][] = [
  [{ icon: "mismatch" }],
  [{ icon: "slot-always" }],
  [{ icon: "slot-any" }, { icon: "steelplast" }],
  [{ icon: "federation", label: "3" }],
  [{ icon: "federation", label: "1" }],
  [{ icon: "second-farm" }],
  [{ icon: "second-desalination" }],
  [{ icon: "second-laboratory" }],
  [{ icon: "pair-farm" }],
  [{ icon: "pair-desalination" }],
  [{ icon: "pair-laboratory" }],
  [{ icon: "second-tunnel" }],
  [{ icon: "build-cities" }],
  [{ icon: "build-symbiotic" }],
  [{ icon: "build-expansion" }],
  [{ icon: "metropolis" }],
  [{ icon: "up-tunnel" }],
  [{ icon: "up-building" }],
  [{ icon: "action" }],
  [{ icon: "credit" }, ARROW, { icon: "special" }],
  [{ icon: "match" }],
  [{ icon: "special" }],
  [{ icon: "turn-end" }],
  [{ icon: "gone-biomass" }],
];
const SLOT_USED = 24;
const SLOT_CODES = [..."yyyyyy"].map((y, i) => `${y}${i + 1}`).concat([..."rrrrrrrr"].map((r, i) => `${r}${i + 1}`), [..."ggggggg"].map((g, i) => `${g}${i + 1}`));

export function eventTokens(event: Fact): Token[] {
  const number = Number(event);
  if (number < SLOT_USED) return EVENTS[number] ?? [{ text: "?" }];
  return [{ icon: "slot-code", label: (SLOT_CODES[number - SLOT_USED] ?? "?").toUpperCase() }];
}

const SLOT_ICONS = ["slot-free", "slot-taken", "slot-any"];

/** The icons of a tree, in reading order. */
export function tokensOf(node: EffectNode | undefined): Token[] {
  if (!node) return [];
  const [a, b] = node.facts;
  const inner = (): Token[] => node.parts.flatMap(tokensOf);
  switch (node.verb) {
    case "Gain":
      return [...goods(node.facts.slice(0, 6)), ...(Number(node.facts[6]) ? times(node.facts[6], "card") : [])];
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
      return [...counterTokens(a, b), COLON, ...inner()];
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
      return [...goods(node.facts.slice(0, 5), "−"), ARROW, ...inner(), ...(Number(node.facts[5]) > 1 ? [{ text: `×${node.facts[5]}` }] : [])];
    case "If":
      return [{ text: `≥${b}` }, ...counterTokens(a), COLON, ...inner()];
    case "OnSpace":
      return [{ icon: "federation", label: String(a) }, COLON, ...inner()];
    case "IfNone":
      return [{ text: "0" }, { icon: GOODS[Number(a)] ?? "goods" }, COLON, ...inner()];
    case "Build":
      return buildTokens(node.facts);
    case "Upgrade":
      return upgradeTokens(node.facts);
    case "Symbiose":
      return [...goods(node.facts, "−"), ARROW, { icon: "city" }, ARROW, { icon: "symbiotic" }];
    case "UseAction":
      return times(a, "action");
    case "Refresh":
      return times(a, "refresh");
    case "UseSlot":
      return [{ icon: SLOT_ICONS[Number(a)] ?? "slot-any" }];
    default:
      return lastingTokens(node, inner());
  }
}

/** Facts of Build: what, how many, price (usual, free, stated), five amounts, expansion, upgrade. */
function buildTokens(facts: readonly Fact[]): Token[] {
  const [what, n, price] = facts;
  const stated = Number(price) === 2 ? [...goods(facts.slice(3, 8), "−"), ARROW] : Number(price) === 1 ? [{ icon: "free" }] : [];
  const built = [...(Number(n) > 1 ? [{ text: String(n) }] : []), ...kinds(what, "build")];
  const site = Number(facts[8]) ? [{ icon: "expansion" }] : [];
  const better = Number(facts[9]) === 1 ? [{ text: "−1" }, { icon: "science" }, { icon: "up-structure" }] : Number(facts[9]) === 2 ? [{ icon: "free" }, ...kinds(what, "up")] : [];
  return [...stated, ...built, ...site, ...better];
}

/** Facts of Upgrade: what, how many, bits of the goods of which one pays each. */
function upgradeTokens(facts: readonly Fact[]): Token[] {
  const [what, n, pays] = facts;
  const price = GOODS.filter((_, i) => (Number(pays) >> i) & 1).map((good) => [{ icon: good }]);
  const paid = price.length > 0 ? [{ text: "−1" }, ...join(price, "/"), ARROW] : [{ icon: "free" }];
  const risen = [...(Number(n) > 1 ? [{ text: `${n}×` }] : [])];
  return [...risen, ...paid, ...kinds(what, "up")];
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
      return [...eventTokens(a), COLON, ...inner];
    case "Discount":
      return [...kinds(a, "build"), COLON, ...goods(node.facts.slice(1), "−")];
    case "ThisTurn":
      return [...kinds(a, "build"), COLON, { text: `−${c}` }, { icon: GOODS[Number(b)] ?? "goods" }];
    case "PayUpgrades":
      return [...kinds(a, "up"), COLON, { icon: GOODS[Number(b)] ?? "goods" }, { text: "=" }, { icon: "science" }];
    case "HandLimit":
      return [{ icon: "hand" }, { text: `+${a}` }];
    case "OncePerTurn":
      return [{ icon: "once", label: "1" }, COLON, ...inner];
    case "PointsPer":
      return [...counterTokens(a, c), COLON, { icon: "point", label: String(b) }];
    case "Tiers":
      return [...counterTokens(a), COLON, ...tiersOf(node).flatMap(({ least, points }) => [{ text: `${least}` }, { icon: "point", label: String(points) }])];
    case "Trade":
      return [...goods(node.facts.slice(2), "−"), ARROW, { icon: "point", label: String(a) }, ...(Number(b) > 1 ? [{ text: `×${b}` }] : [])];
    default:
      return [{ text: "?" }];
  }
}

export function tiersOf(node: EffectNode): { least: number; points: number }[] {
  const tiers = node.facts.slice(1).map(Number);
  return tiers.filter((_, i) => i % 2 === 0).map((least, i) => ({ least, points: tiers[2 * i + 1] ?? 0 }));
}

/** What a contract asks for: counter, least, counter, least, … */
export function criteriaOf(values: unknown): { counter: number; least: number }[] {
  const list = (values as number[] | undefined) ?? [];
  return list.filter((_, i) => i % 2 === 0).map((counter, i) => ({ counter, least: list[2 * i + 1] ?? 0 }));
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
