// The story of a game by its points: who was ahead when, where that turned, and what brought most at once. Pure.
import type { Curves } from "../lib/wire.ts";

export interface Lead {
  seat: number;
  moment: number; // since then
}

export interface Leap {
  seat: number;
  moment: number;
  points: number;
}

export interface Story {
  leads: Lead[]; // in their order; a shared lead stays with whoever had it
  leaps: Leap[]; // the most points at once, the most first
  final: Lead | null; // who was ahead before the last counting, if it took the lead from them
}

const SHOWN = 3;

/** Null if the points tell nothing: nobody has any, or all are counted at the very end. */
export function storyOf(curves: Curves): Story | null {
  const values = curves.series.find((one) => one.key === "score")?.values ?? [];
  const last = curves.moments.length - 1;
  if (values.length < 2 || last < 2) return null;
  const leads: Lead[] = [];
  const leaps: Leap[] = [];
  for (let i = 1; i <= last; i++) {
    const moment = curves.moments[i] ?? 0;
    const ahead = leader(values, i);
    if (ahead !== null && ahead !== leads.at(-1)?.seat) leads.push({ seat: ahead, moment });
    if (i < last) for (const [seat, course] of values.entries()) add(leaps, seat, moment, gain(course, i), curves.moments[i - 1] ?? 0);
  }
  if (leads.length === 0 || leaps.length === 0) return null;
  const before = leads.filter((one) => one.moment < (curves.moments[last] ?? 0)).at(-1) ?? null;
  const turned = before !== null && leads.at(-1) !== before;
  return { leads, leaps: leaps.sort((one, two) => two.points - one.points || one.moment - two.moment).slice(0, SHOWN), final: turned ? before : null };
}

const gain = (course: readonly number[], i: number): number => (course[i] ?? 0) - (course[i - 1] ?? 0);

/** Points right after others of the same seat are of the same stroke. */
function add(leaps: Leap[], seat: number, moment: number, points: number, before: number): void {
  const running = leaps.find((one) => one.seat === seat && one.moment === before);
  if (points > 0 && running) {
    running.points += points;
    running.moment = moment;
  } else if (points > 0) {
    leaps.push({ seat, moment, points });
  }
}

/** Whoever alone has the most. */
function leader(values: readonly (readonly number[])[], i: number): number | null {
  const now = values.map((course) => course[i] ?? 0);
  const most = Math.max(...now);
  const seats = now.flatMap((value, seat) => (value === most ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}
