// What Reworld's boards read out of a view; the view itself is typed by `lib/views.ts`.
import type { ReworldAreaView, ReworldCity, ReworldView } from "../../lib/views.ts";

export const LETTERS = ["a", "b", "c", "d", "e"] as const;
export const ROUNDS = [1, 2, 3, 4, 5] as const;

export function reworld(table: Record<string, unknown>): ReworldView {
  return table as unknown as ReworldView;
}

export function area(table: Record<string, unknown>, seat: number): ReworldAreaView | undefined {
  return reworld(table).seats?.[seat];
}

/** A city as its tiles, in the order they lie: sign first. */
export function tilesOf(city: ReworldCity): string[] {
  const tiles: string[] = Array<string>(city.terrabots).fill(`terrabot.${city.letter}`);
  const plain = city.crews - (city.special ? 1 : 0);
  if (city.firm) tiles.push(...Array<string>(plain).fill(`crew.${city.firm}`));
  if (city.firm && city.special) tiles.push(`special.${city.firm}`);
  return [...tiles, ...Array<string>(city.agricultural).fill("crew.flora")];
}

/** What is in one list more than in the other, each as often as it is more. */
export function surplus(more: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return more.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
