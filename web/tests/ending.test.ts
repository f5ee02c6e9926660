// The score sheet of a finished game.
import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe as group, expect, test } from "vitest";
import type { Scene } from "../src/games/front.ts";
import type { Sheet } from "../src/lib/wire.ts";
import EndHero from "../src/table/EndHero.svelte";
import type { TableScene } from "../src/table/scene.svelte.ts";
import ScoreSheet from "../src/table/ScoreSheet.svelte";

const scene = { game: "x", you: 0, nameOf: () => "Ada" } as unknown as Scene;
const sheet: Sheet = { end: "laser", winners: [], scores: [88], sources: [{ key: "species", name: "Species", points: [88] }] };
const children = createRawSnippet(() => ({ render: () => "<i></i>" }));

const rows = (given: Sheet): string => render(ScoreSheet, { props: { sheet: given, scene } }).body;
const hero = (given: Sheet): string =>
  render(EndHero, { props: { sheet: given, scene: scene as unknown as TableScene, Picture: null, children } }).body;

group("a game against a rival", () => {
  test("shows its points beside one's own, as a bar and in the table", () => {
    expect(rows({ ...sheet, rival: 95 }).match(/>95</g)).toHaveLength(2);
    expect(rows({ ...sheet, rival: 0 }).match(/>0</g)).toHaveLength(2);
  });

  test("tells them whether it was won or lost", () => {
    expect(hero({ ...sheet, rival: 95 })).toMatch(/88\D+95/);
    expect(hero({ ...sheet, rival: 95 })).not.toContain("wins");
    expect(hero({ ...sheet, rival: 80, winners: [0] })).toMatch(/Ada.+wins.+88.+80/s);
  });

  test("is not spoken of where there is none", () => {
    expect(rows(sheet)).not.toMatch(/rival/i);
    expect(hero({ ...sheet, rival: null })).not.toMatch(/rival/i);
  });
});
