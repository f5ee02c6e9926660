// When the coach says what: conditions of a lesson over what is on the table. Knows no game.
import type { LessonMoment, Option } from "../lib/wire.ts";

/** What conditions look at. */
export interface Facts {
  view: Record<string, unknown>;
  you: number | null;
  options: readonly Option[];
  moment: number;
  over: boolean;
  told: ReadonlySet<string>;
  refused: string; // the sort of choice that was just clicked in vain
}

/** What lies at a place of a view: `seats.me.hand`; `me` is my seat, a list without an index counts. */
export function at(view: unknown, path: string, you: number | null): unknown {
  let here = view;
  for (const name of path.split(".")) {
    const key = name === "me" ? String(you ?? 0) : name;
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return Array.isArray(here) ? here.length : here;
}

/** Whether a moment has come. */
export function holds(when: LessonMoment["when"], facts: Facts): boolean {
  const { ask, view, is, least, moment, after, refused, over } = when as Record<string, unknown>;
  if (Boolean(over) !== facts.over) return false;
  if (typeof ask === "string" && !facts.options.some((option) => option.domain === ask)) return false;
  if (typeof moment === "number" && facts.moment < moment) return false;
  if (typeof after === "string" && !facts.told.has(after)) return false;
  if (typeof refused === "string" && facts.refused !== refused) return false;
  if (typeof view !== "string") return true;
  const found = at(facts.view, view, facts.you);
  if (is !== undefined) return found === is;
  return typeof least === "number" ? typeof found === "number" && found >= least : Boolean(found);
}

/** The moments that have come and were not told yet, in the order of the lesson; what was just refused comes first. */
export function due(moments: readonly LessonMoment[], facts: Facts): LessonMoment[] {
  const found = moments.filter((one) => !facts.told.has(one.key) && holds(one.when, facts));
  return [...found.filter((one) => "refused" in one.when), ...found.filter((one) => !("refused" in one.when))];
}

const LONG = 60; // letters: a proposal that is lit up anyway needs not be told in full

/** What is proposed, in a few words: the name and the first thing that is said of it. */
export function briefly(text: string): string {
  const short = text.length > LONG ? (text.split(/ \(| – (?=[^ ])/)[0] ?? text) : text;
  return short.replace(/[.:]$/, "");
}

/** The option that the coach proposes: the first that begins as one of the proposals does. */
export function proposed(propose: readonly string[], options: readonly Option[]): Option | null {
  for (const wish of propose) {
    const found = options.find((option) => option.key === wish || option.key.startsWith(`${wish} `));
    if (found) return found;
  }
  return null;
}
