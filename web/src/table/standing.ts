// Where a seat stands when a game is over.
import type { Sheet } from "../lib/wire.ts";

/** The place of a seat, and how many points it is behind the best winner; nothing where points did not decide. */
export function placeOf(seat: number, { scores, winners }: Pick<Sheet, "scores" | "winners">): { place: number; behind: number } {
  if (winners.includes(seat)) return { place: 1, behind: 0 };
  const own = scores[seat] ?? 0;
  const before = scores.filter((score, other) => other !== seat && (winners.includes(other) || score > own)).length;
  const best = Math.max(own, ...winners.map((winner) => scores[winner] ?? 0));
  return { place: before + 1, behind: best - own };
}
