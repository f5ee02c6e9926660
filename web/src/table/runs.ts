// Folds what chance does in one go (a whole deal) into one line of the log.
import type { Line } from "../lib/wire.ts";

export interface Run {
  line: Line;
  more: Line[]; // folded behind it
}

const FOLDED = 3; // so many lines of chance in a row are still shown

export function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < lines.length; ) {
    let end = i + 1;
    while (lines[i]!.seat < 0 && end < lines.length && lines[end]!.seat < 0) end += 1;
    if (end - i > FOLDED) runs.push({ line: lines[i]!, more: lines.slice(i + 1, end) });
    else runs.push(...lines.slice(i, end).map((line) => ({ line, more: [] })));
    i = end;
  }
  return runs;
}
