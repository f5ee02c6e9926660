// Which change of the table is a big moment: another round, era or year; what it brought is told by the log.
import type { Front } from "../games/front.ts";
import type { Line, State } from "../lib/wire.ts";

export interface BigMoment {
  title: string;
  lines: Line[];
}

const MOST = 9; // lines that have room

/** When the table has come to another round, era or year: its numbers have changed. */
export function turnOf(front: Front, view: Record<string, unknown>): string {
  return JSON.stringify(front.moment(view)?.args ?? null);
}

/** What is told of it: what befell all of them, and what everybody got or lost by it; not what somebody chose. */
export function toldOf(state: State): Line[] {
  const last = state.log.lines.filter((line) => line.moment === state.moment && !line.sum);
  const from = last.findIndex((line) => line.seat < 0);
  return from < 0 ? [] : last.slice(from, from + MOST);
}
