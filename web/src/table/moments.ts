// Which change of the table is a big moment: another round, era or year, or what befalls all; what it brought is told by the log.
import type { Front } from "../games/front.ts";
import type { Line } from "../lib/wire.ts";

export interface Told extends Line {
  times: number; // how often in a row of moments: cubes are drawn one by one
}

export interface BigMoment {
  title: string;
  lines: Told[];
}

const MOST = 12; // lines that have room
const FATEFUL = 8; // of a fate: what came before it is old

/** When the table has come to another round, era or year, or to its fate: this has changed. */
export function turnOf(front: Front, view: Record<string, unknown>): string {
  const fate = front.fate?.(view);
  return fate ? fate.id : JSON.stringify(front.moment(view)?.args ?? null);
}

/** The words for it: where only one of its numbers has changed, and there are words for that, those. */
export function headline(id: string, args: Record<string, number>, before: Record<string, number> | null, has: (id: string) => boolean): string {
  const changed = before ? Object.keys(args).filter((name) => args[name] !== before[name]) : [];
  const only = `${id}-${changed[0]}`;
  return changed.length === 1 && has(only) ? only : id;
}

/** What is told of it: what befell all of them, and what everybody got or lost by it; not what somebody chose.
 * Of a fate only what happened to all: the points are counted up afterwards. */
export function toldOf(lines: readonly Line[], moment: number, seats: number, fateful = false): Told[] {
  const last = at(lines, moment);
  const from = last.findIndex((line) => line.seat < 0);
  if (from < 0) return together(ofEverybody(lines, moment, seats)).slice(0, MOST);
  return fateful ? newest(last.filter((line) => line.seat < 0), FATEFUL) : newest(last.slice(from), MOST);
}

function at(lines: readonly Line[], moment: number): Line[] {
  return lines.filter((line) => line.moment === moment && !line.sum);
}

/** What all seats got in the moments that end here (a production), without what one of them did to begin it. */
function ofEverybody(lines: readonly Line[], moment: number, seats: number): Line[] {
  const here = at(lines, moment);
  if (seats < 2 || new Set(here.map((line) => line.seat)).size < seats) return [];
  const others = here.slice(here.findIndex((line) => line.seat !== here[0]?.seat));
  return [...ofEverybody(lines, moment - 1, seats), ...others];
}

/** As many as have room, the newest: what a moment ends with matters most. */
function newest(lines: readonly Line[], most: number): Told[] {
  for (let first = 0; ; first += 1) {
    const told = together(lines.slice(first));
    if (told.length <= most) return told;
  }
}

/** The same lines about the same seat, or about all, are said once, with how often. */
export function together(lines: readonly Line[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const same = found.find((one) => one.seat === line.seat && one.text === line.text);
    if (same) same.times += 1;
    else found.push({ ...line, times: 1 });
  }
  return found;
}
