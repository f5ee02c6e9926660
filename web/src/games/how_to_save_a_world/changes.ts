// What others and chance did since my last turn: the table as it is against the table as I left it.
import { DECKS, PROJECTS, type Save, save } from "./view.ts";

export interface Changes {
  landers: ReadonlySet<string>; // spaces with a lander that was not there
  discs: ReadonlySet<string>; // "laser 1": discs that have moved
  cards: ReadonlySet<string>; // cards new in their rows
  structures: ReadonlySet<string>;
  progress: Readonly<Record<string, number>>; // cubes that were there before
  asteroid: number | null; // where it was
}

export const NOTHING: Changes = {
  landers: new Set(),
  discs: new Set(),
  cards: new Set(),
  structures: new Set(),
  progress: {},
  asteroid: null,
};

export function changesSince(before: Record<string, unknown> | null | undefined, now: Save, you: number | null): Changes {
  if (!before || you === null) return NOTHING;
  const old = save(before);
  const moved = (project: (typeof PROJECTS)[number]): string[] =>
    now.tracks[project]
      .filter(({ disc, space }) => disc !== you && disc !== "neutral" && space !== old.tracks[project].find((one) => one.disc === disc)?.space)
      .map(({ disc }) => `${project} ${disc}`);
  const landed = (code: string): boolean => {
    const others = (list: readonly (number | string)[] | undefined): number => (list ?? []).filter((one) => one !== you).length;
    return others(now.landers[code]) > (old.round === now.round ? others(old.landers[code]) : 0);
  };
  return {
    landers: new Set(Object.keys(now.landers).filter(landed)),
    discs: new Set(PROJECTS.flatMap(moved)),
    cards: new Set(DECKS.flatMap((deck) => now.rows[deck].filter((card) => card !== null && !old.rows[deck].includes(card)) as string[])),
    structures: new Set(now.structures.filter((code) => !old.structures.includes(code))),
    progress: old.progress,
    asteroid: old.asteroid === now.asteroid ? null : old.asteroid,
  };
}
