// An effect tree as a row of icons: the same reading for spaces, cards, tiles and developments.
import type { EffectNode, Verbs } from "../../../lib/wire.ts";
import { ARROW, join, times, type Token } from "../../tokens.ts";
import { BADGES } from "../view.ts";

type Verb = Verbs["how_to_save_a_world"];
type Fact = number | string | undefined;

/** The types of badges that are accepted or gained, as coins to spend or tiles to gain. */
function badges(words: readonly Fact[], sort: "badge" | "tile"): Token[] {
  if (words.length === BADGES.length) return [{ icon: `${sort}-any` }];
  return join(words.map((badge) => [{ icon: `${sort}-${badge}` }]), "/");
}

const LEVELS: Record<string, string> = { basic: "0", "level 1": "I", "level 2": "II", any: "I·II" };

/** What a technology of level 1 allows. */
export const PERKS: Record<string, Token[]> = {
  "science as any": [{ icon: "badge-science" }, { text: "=" }, { icon: "badge-any" }],
  "shuttle for any": [{ icon: "shuttle" }, { text: "−1" }, { icon: "any" }],
  "land after shuttle": [{ icon: "shuttle" }, ARROW, { icon: "lander" }],
  "cheaper research": [{ icon: "lab" }, { text: "−1" }],
  "cheaper cards": [{ icon: "buy-card" }, { text: "−1" }],
  "cheaper work": [{ icon: "work-any" }, { text: "−1" }],
};

/** Every verb, every goal of a species card and every event: the icons of its facts. */
export const ICONS: Record<Verb, (facts: readonly Fact[], parts: readonly EffectNode[]) => Token[]> = {
  All: (_, parts) => parts.flatMap(tokensOf),
  OneOf: (_, parts) => join(parts.map(tokensOf), "/"),
  May: (_, parts) => join(parts.map(tokensOf), "→"),
  PerBadge: (words, parts) => [...badges(words, "badge"), { text: ":" }, ...parts.flatMap(tokensOf)],
  Per: (_, parts) => join(parts.map(tokensOf), ":"),
  Gain: ([resource, n]) => times(n, String(resource)),
  GainAny: ([n]) => times(n, "any"),
  Raise: ([resource, n]) => times(n, `line-${resource}`),
  RaiseAny: ([n]) => times(n, "line-any"),
  Tile: ([badge, n]) => times(n, `tile-${badge}`),
  TileOf: (words) => badges(words, "tile"),
  Ready: ([n]) => times(n, "ready-tile"),
  Points: ([n]) => [{ icon: "point", label: String(n) }],
  Medal: () => [{ icon: "medal" }],
  Spend: ([resource, n]) => [{ text: `−${n}` }, { icon: String(resource) }],
  SpendAny: ([n]) => [{ text: `−${n}` }, { icon: "any" }],
  Restock: ([n]) => [...times(n, "any"), { text: "↥" }, { icon: "line-any" }],
  Lobby: ([n]) => [{ text: `+${n}` }, { icon: "bag" }],
  Remove: () => [{ icon: "remove-card" }],
  Work: ([project, n]) => times(n, `work-${project}`),
  WorkAny: ([n]) => times(n, "work-any"),
  Research: ([n]) => times(n, "lab"),
  ScienceResearch: ([n]) => [...times(n, "lab"), { text: "·" }, { icon: "badge-science" }, { text: "=" }, { icon: "knowledge" }],
  Develop: ([category, n]) => [...(Number(n) > 1 ? [{ text: String(n) }] : []), { icon: "develop", label: LEVELS[String(category)] ?? "?" }],
  Buy: ([n]) => times(n, "buy-card"),
  TakeCard: () => [{ icon: "take-card" }],
  Ferry: () => [{ icon: "ferry" }],
  Recall: () => [{ icon: "recall" }],
  Perk: ([perk, n]) => (PERKS[String(perk)] ?? [{ text: "?" }]).map((token) => (Number(n) && token.text ? { text: `−${n}` } : token)),
  PointsWhen: ([event, n]) => [...tokensOf({ verb: String(event), facts: [], parts: [] }), ARROW, { icon: "point", label: String(n) }],
  BadgeTiles: ([badge]) => [{ icon: `tile-${badge}` }],
  AllTiles: () => [{ icon: "tile-any" }],
  TileSets: () => BADGES.map((badge) => ({ icon: `tile-${badge}` })),
  LinesUpTo: ([line]) => [{ icon: "line-any" }, { text: `≤${line}` }],
  LinesFrom: ([line]) => [{ icon: "line-any" }, { text: `≥${line}` }],
  AllLines: () => [{ text: "Σ" }, { icon: "line-any" }],
  BestLine: () => [{ icon: "line-any" }, { text: "▲" }],
  AllLeft: () => [{ text: "Σ" }, { icon: "any" }],
  KindsLeft: ([least]) => [{ icon: "any" }, { text: `≥${least}` }],
  Left: ([resource]) => [{ icon: String(resource) }],
  Worked: ([project]) => [{ icon: `work-${project}` }],
  WorstProject: () => [{ icon: "worst" }],
  BestProject: () => [{ icon: "best" }],
  RescueProject: () => [{ icon: "work-any" }, { text: "✓" }],
  DoomedProjects: () => [{ icon: "doomed" }],
  FirstPlaces: () => [{ icon: "first" }],
  SecondPlaces: () => [{ icon: "work-any" }, { text: "2." }],
  HoldsMedal: () => [{ icon: "medal" }],
  LandersOn: ([world]) => [{ icon: "lander" }, { text: "@" }, { icon: String(world) }],
  EarlyPoints: () => [{ icon: "point" }, { text: "<X" }],
  Structures: () => [{ icon: "site" }],
  AllCards: () => [{ icon: "card-action" }, { icon: "card-reaction" }, { icon: "card-species" }],
  Technologies: ([level]) => [{ icon: "lab", label: LEVELS[String(level)] ?? "?" }],
  Cards: ([deck]) => [{ icon: `card-${deck}` }],
  GainedStandard: () => [{ text: "+" }, { icon: "any" }],
  GainedIngenuity: () => [{ text: "+" }, { icon: "ingenuity" }],
  RaisedStandard: () => [{ icon: "line-any" }],
  GainedTile: () => [{ icon: "tile-any" }],
  WorkedLaser: () => [{ icon: "work-laser" }],
  WorkedShield: () => [{ icon: "work-shield" }],
  WorkedEvacuation: () => [{ icon: "work-evacuation" }],
  WorkedAny: () => [{ icon: "work-any" }],
  BoughtSpecies: () => [{ icon: "card-species" }],
  BoughtAny: () => [{ icon: "buy-card" }],
  DevelopedTechnology: () => [{ icon: "lab", label: "I·II" }],
  DevelopedAny: () => [{ icon: "lab" }],
  UsedShuttle: () => [{ icon: "shuttle" }],
  PlayedReaction: () => [{ icon: "card-reaction" }],
  Scored: () => [{ icon: "point" }],
};

/** The icons of a tree, in reading order; a verb without icons is seen at once. */
export function tokensOf(node: EffectNode | undefined): Token[] {
  if (!node) return [];
  return ICONS[node.verb as Verb]?.(node.facts, node.parts) ?? [{ text: "?" }];
}

export interface Step {
  count: number;
  points: number;
}

/** Goals whose first number is not a step but the height of a yield line, or how many must be left. */
const BY_LINE = ["LinesUpTo", "LinesFrom", "KindsLeft"];

/** The scale of a species card: how many must be counted for how many points. */
export function scaleOf(node: EffectNode | undefined): Step[] {
  const told = (node?.facts ?? []).filter((fact) => typeof fact === "number");
  const steps = BY_LINE.includes(node?.verb ?? "") ? told.slice(1) : told;
  return [...new Set(steps)].map((count) => ({ count, points: steps.filter((step) => step <= count).length }));
}
