// Which change of the table is a big moment: another round, era or year, or what befalls all; what it brought is told by the log.
import type { Front } from "../games/front.ts";
import type { Line, State } from "../lib/wire.ts";

export interface Told extends Line {
  times: number; // how often in a row of moments: cubes are drawn one by one
}

export interface BigMoment {
  title: string;
  lines: Told[];
}

const MOST = 9; // lines that have room

/** When the table has come to another round, era or year, or to its fate: this has changed. */
export function turnOf(front: Front, view: Record<string, unknown>): string {
  const fate = front.fate?.(view);
  return fate ? fate.id : JSON.stringify(front.moment(view)?.args ?? null);
}

/** What is told of it: what befell all of them, and what everybody got or lost by it; not what somebody chose. */
export function toldOf(state: State): Told[] {
  const last = state.log.lines.filter((line) => line.moment === state.moment && !line.sum);
  const from = last.findIndex((line) => line.seat < 0);
  return from < 0 ? [] : together(last.slice(from)).slice(0, MOST);
}

/** The same lines about all are said once, with how often. */
export function together(lines: readonly Line[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const same = line.seat < 0 ? found.find((one) => one.seat < 0 && one.text === line.text) : undefined;
    if (same) same.times += 1;
    else found.push({ ...line, times: 1 });
  }
  return found;
}
