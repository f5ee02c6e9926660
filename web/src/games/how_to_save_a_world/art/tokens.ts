// An effect tree as a row of icons: the same reading for spaces, cards, tiles and developments.
import type { EffectNode } from "../../../lib/wire.ts";
import { ARROW, join, times, type Token } from "../../tokens.ts";
import { BADGES, DECKS, PROJECTS, RESOURCES } from "../view.ts";

function resource(index: number | string | undefined): string {
  return RESOURCES[Number(index)] ?? "any";
}

/** The types a mask of badges accepts, as coins to spend or tiles to gain. */
function badges(mask: number, sort: "badge" | "tile"): Token[] {
  if (mask === 7) return [{ icon: `${sort}-any` }];
  const found = BADGES.filter((_, i) => (mask >> i) & 1).map((badge) => ({ icon: `${sort}-${badge}` }));
  return join(found.map((token) => [token]), "/");
}

const LEVELS = ["0", "I", "II"];

const PERKS: Record<number, Token[]> = {
  1: [{ icon: "badge-science" }, { text: "=" }, { icon: "badge-any" }],
  2: [{ icon: "shuttle" }, { text: "−1" }, { icon: "any" }],
  4: [{ icon: "shuttle" }, ARROW, { icon: "lander" }],
  8: [{ icon: "lab" }, { text: "−1" }],
  16: [{ icon: "buy-card" }, { text: "−1" }],
  32: [{ icon: "work-any" }, { text: "−1" }],
};

/** What must have come true this turn; the numbers are the engine's bits. */
const CONDITIONS: Record<number, Token[]> = {
  15: [{ text: "+" }, { icon: "any" }],
  16: [{ text: "+" }, { icon: "ingenuity" }],
  480: [{ icon: "line-any" }],
  7168: [{ icon: "tile-any" }],
  8192: [{ icon: "work-laser" }],
  16384: [{ icon: "work-shield" }],
  32768: [{ icon: "work-evacuation" }],
  57344: [{ icon: "work-any" }],
  262144: [{ icon: "card-species" }],
  458752: [{ icon: "buy-card" }],
  3145728: [{ icon: "lab", label: "I·II" }],
  3670016: [{ icon: "lab" }],
  4194304: [{ icon: "remove-card" }],
  8388608: [{ icon: "shuttle" }],
  16777216: [{ icon: "card-reaction" }],
  33554432: [{ icon: "point" }],
};

export function conditionTokens(mask: number): Token[] {
  return CONDITIONS[mask] ?? [{ text: "?" }];
}

/** The icons of a tree, in reading order. */
export function tokensOf(node: EffectNode | undefined): Token[] {
  if (!node) return [];
  const [a, b] = node.facts;
  switch (node.verb) {
    case "All":
      return node.parts.flatMap(tokensOf);
    case "OneOf":
      return join(node.parts.map(tokensOf), "/");
    case "May":
      return join(node.parts.map(tokensOf), "→");
    case "PerBadge":
      return [...badges(Number(a), "badge"), { text: ":" }, ...node.parts.flatMap(tokensOf)];
    case "Gain":
      return times(b, resource(a));
    case "GainAny":
      return times(a, "any");
    case "Raise":
      return times(b, `line-${resource(a)}`);
    case "RaiseAny":
      return times(a, "line-any");
    case "Tile":
      return times(b, `tile-${BADGES[Number(a)]}`);
    case "TileOf":
      return badges(Number(a), "tile");
    case "Ready":
      return times(a, "ready-tile");
    case "Points":
      return [{ icon: "point", label: String(a) }];
    case "Medal":
      return [{ icon: "medal" }];
    case "Spend":
      return [{ text: `−${b}` }, { icon: resource(a) }];
    case "Remove":
      return [{ icon: "remove-card" }];
    case "Work":
      return times(b, `work-${PROJECTS[Number(a)]}`);
    case "WorkAny":
      return times(a, "work-any");
    case "Research":
      return times(a, "lab");
    case "ScienceResearch":
      return [...times(a, "lab"), { text: "·" }, { icon: "badge-science" }, { text: "=" }, { icon: "knowledge" }];
    case "Develop":
      return Number(b) > 1
        ? [{ text: String(b) }, { icon: "develop", label: LEVELS[Number(a)] ?? "" }]
        : [{ icon: "develop", label: LEVELS[Number(a)] ?? "" }];
    case "Buy":
      return times(a, "buy-card");
    case "TakeCard":
      return [{ icon: "take-card" }];
    case "Ferry":
      return [{ icon: "ferry" }];
    case "Recall":
      return [{ icon: "recall" }];
    case "Perk":
      return PERKS[Number(a)] ?? [];
    case "PointsWhen":
      return [...conditionTokens(Number(a)), ARROW, { icon: "point", label: String(b) }];
    default:
      return goalTokens(node);
  }
}

/** What a species card counts. */
function goalTokens(node: EffectNode): Token[] {
  const [a] = node.facts;
  switch (node.verb) {
    case "BadgeTiles":
      return [{ icon: `tile-${BADGES[Number(a)]}` }];
    case "TileSets":
      return BADGES.map((badge) => ({ icon: `tile-${badge}` }));
    case "LinesUpTo":
      return [{ icon: "line-any" }, { text: "≤" + a }];
    case "LinesFrom":
      return [{ icon: "line-any" }, { text: "≥" + a }];
    case "Left":
      return [{ icon: resource(a) }];
    case "Worked":
      return [{ icon: `work-${PROJECTS[Number(a)]}` }];
    case "WorstProject":
      return [{ icon: "worst" }];
    case "BestProject":
      return [{ icon: "best" }];
    case "DoomedProjects":
      return [{ icon: "doomed" }];
    case "FirstPlaces":
      return [{ icon: "first" }];
    case "Technologies":
      return [{ icon: "lab", label: Number(a) ? (LEVELS[Number(a)] ?? "") : "I·II" }];
    case "Cards":
      return [{ icon: `card-${DECKS[Number(a)]}` }];
    default:
      return [{ text: "?" }];
  }
}

export interface Step {
  count: number;
  points: number;
}

/** The scale of a species card: how many must be counted for how many points. */
export function scaleOf(node: EffectNode | undefined): Step[] {
  const scale = String(node?.facts.at(-1) ?? "");
  const steps = scale.split("-").map(Number);
  return [...new Set(steps)].map((count) => ({ count, points: steps.filter((step) => step <= count).length }));
}
