// The cards before a nation, in the groups in which they lie, and what may be chosen with each.
import type { Option } from "../../lib/wire.ts";
import type { Scene } from "../front.ts";
import type { Nation } from "./view.ts";

export type Sort = "goal" | "infra" | "card" | "objective";

export interface Group {
  name: string;
  sort: Sort;
  cards: string[];
  spent?: boolean; // lies there only to be seen
  hidden?: number; // cards nobody else sees
}

export function groupsOf(mine: Nation): Group[] {
  const own = mine.mine;
  const goals = own?.goals.length ? own.goals : (mine.final_goals ?? mine.open_goals);
  const all: Group[] = [
    { name: "pack", sort: "goal", cards: own?.pack ?? [] },
    { name: "drafted", sort: "goal", cards: own?.goals.length ? [] : (own?.drafted ?? []) },
    { name: "goals", sort: "goal", cards: goals, hidden: Math.max(0, mine.goals - goals.length - (own ? own.drafted.length : 0)) },
    { name: "action-cards", sort: "card", cards: own?.cards ?? [], hidden: own ? 0 : mine.cards },
    { name: "played", sort: "card", cards: mine.played, spent: true },
    { name: "objectives", sort: "objective", cards: mine.objectives },
    { name: "objectives-played", sort: "objective", cards: mine.played_objectives, spent: true },
    { name: "hand", sort: "infra", cards: mine.hand },
    { name: "built", sort: "infra", cards: mine.built, spent: true },
  ];
  return all.filter((group) => group.cards.length > 0 || (group.hidden ?? 0) > 0);
}

export function optionsOf(scene: Scene, mine: Nation, group: Group, card: string): Option[] {
  if (group.sort === "goal") return scene.matching(`goal ${card}`);
  if (group.sort === "objective") return scene.matching(`objective ${card}`);
  if (group.sort === "infra") return group.name === "hand" ? scene.matching(`build ${card}`) : [];
  if (group.name === "played") return card === mine.played.at(-1) ? scene.matching("part") : [];
  return scene.matching(`card ${card}`);
}

/** What a click on the card means. */
export function keyOf(group: Group, card: string, options: readonly Option[]): string {
  return options.length > 1 ? "part" : (options[0]?.key ?? `${group.sort} ${card} ${group.name}`);
}

/** How many cards are drawn as slips in rows: how high one is, how wide, and whether there is room for icons under its name. */
export interface Slips {
  columns: number;
  width: number;
  height: number;
  icons: boolean;
}

const GAP = 3;
const FORMS = [
  { height: 37, least: 100, icons: true },
  { height: 21, least: 84, icons: false },
];

/** The largest slips with which rows of so many cards, each beginning a line, fit into a box; perhaps in a fixed number of columns. */
export function slipsIn(counts: readonly number[], width: number, height: number, only?: number): Slips {
  const lines = (columns: number): number => counts.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
  const made = (form: (typeof FORMS)[number], columns: number): Slips => {
    const room = (height + GAP) / Math.max(1, lines(columns)) - GAP;
    return { columns, width: Math.floor((width + GAP) / columns) - GAP, height: Math.floor(Math.min(room, form.height + (form.icons ? 25 : 3))), icons: form.icons };
  };
  for (const form of FORMS) {
    const most = Math.max(1, Math.floor((width + GAP) / (form.least + GAP)));
    for (let columns = only ?? Math.min(3, most); columns <= (only ?? most); columns++) {
      if (lines(columns) * (form.height + GAP) - GAP <= height) return made(form, columns);
    }
  }
  const last = FORMS.at(-1)!;
  return made(last, only ?? Math.max(1, Math.floor((width + GAP) / (last.least + GAP))));
}
