// Folds the log: what chance does in one go (a whole deal) into one line, and the same line again and again.
import type { Scene } from "../games/front.ts";
import type { Line } from "../lib/wire.ts";

export interface Run {
  line: Line;
  more: Line[]; // folded behind it
  same: boolean; // all alike
}

const FOLDED = 3; // so many lines of chance in a row are still shown

function alike(one: Line, other: Line): boolean {
  return one.seat === other.seat && one.moment === other.moment && one.text === other.text;
}

export function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < lines.length; ) {
    const first = lines[i]!;
    let end = i + 1;
    while (end < lines.length && (first.seat < 0 ? lines[end]!.seat < 0 : alike(first, lines[end]!))) end += 1;
    const same = first.seat >= 0 && end > i + 1;
    if (same || end - i > FOLDED) runs.push({ line: first, more: lines.slice(i + 1, end), same });
    else runs.push(...lines.slice(i, end).map((line) => ({ line, more: [], same: false })));
    i = end;
  }
  return runs;
}

/** A line in pieces: words, and the seats it names as ⟨1⟩. */
export function partsOf(text: string): (string | number)[] {
  return text
    .split(/⟨(\d)⟩/)
    .map((part, i) => (i % 2 ? Number(part) - 1 : part))
    .filter((part) => part !== "");
}

/** A line in plain words, the seats it names by their names. */
export function said(text: string, scene: Scene): string {
  return partsOf(text)
    .map((part) => (typeof part === "number" ? scene.nameOf(part) : part))
    .join("");
}
