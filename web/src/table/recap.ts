// What the others did since my last turn, out of the log: one step for each player in a row.
import type { Line } from "../lib/wire.ts";

export interface Deed {
  seat: number;
  first: number; // the moments it took
  last: number;
  texts: string[];
}

/** The moment after which others have been at it: as remembered, or the last that a line of mine is about. */
export function leftAt(lines: readonly Line[], you: number, remembered: number | undefined): number {
  if (remembered !== undefined) return remembered;
  return lines.findLast((line) => line.seat === you && !line.sum)?.moment ?? -1;
}

/** The deeds of others after a moment; what chance did belongs to the one who made it happen. */
export function deedsAfter(lines: readonly Line[], moment: number, you: number): Deed[] {
  const deeds: Deed[] = [];
  for (const line of lines) {
    if (line.moment <= moment || line.seat === you || line.seat < 0 || line.sum) continue;
    const last = deeds.at(-1);
    if (last?.seat === line.seat) {
      last.last = line.moment;
      last.texts.push(line.text);
    } else deeds.push({ seat: line.seat, first: line.moment, last: line.moment, texts: [line.text] });
  }
  return deeds;
}

/** The number of the deed that a moment belongs to, from 1; 0 if to none. */
export function numberOf(deeds: readonly Deed[], moment: number): number {
  return deeds.findIndex(({ first, last }) => first <= moment && moment <= last) + 1;
}

/** Whether there is something to tell now of what others did. */
export function isRecapped({ asked, past, planning, since }: { asked: boolean; past: boolean; planning: { on: boolean }; since: { deeds: readonly Deed[] } }): boolean {
  return asked && !past && !planning.on && since.deeds.length > 0;
}
