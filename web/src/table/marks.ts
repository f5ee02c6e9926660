// Where something changed: pieces that are new at their place, by the moment that brought them there.
import type { Places } from "./flights.ts";

export interface Trace {
  at: string; // where it lies
  seat: number; // who did it; -1 chance
  moment: number;
}

const rowOf = (at: string): string => at.slice(0, at.lastIndexOf(" "));

/** The places where another piece lies than before. A card that only slid along its row is none: nobody did that. */
export function changed(before: Places, after: Places): string[] {
  const lay = new Set([...before].map(([at, { piece }]) => `${rowOf(at)}: ${piece}`));
  const slid = (at: string, piece: string): boolean => piece.startsWith("card ") && lay.has(`${rowOf(at)}: ${piece}`);
  return [...after].filter(([at, { piece }]) => before.get(at)?.piece !== piece && !slid(at, piece)).map(([at]) => at);
}

const MOST = 9; // places that one deed changes

/** What somebody's deed changed: not their own hands, and nothing where the table is laid out anew for all. */
export function tracesOf(places: readonly string[], seat: number, moment: number): Trace[] {
  const open = places.filter((at) => !at.startsWith("hand "));
  return open.length > MOST ? [] : open.map((at) => ({ at, seat, moment }));
}

/** The older traces without those that something newer lies on. */
export function traced(old: readonly Trace[], fresh: readonly Trace[]): Trace[] {
  const again = new Set(fresh.map(({ at }) => at));
  return [...old.filter(({ at }) => !again.has(at)), ...fresh];
}
