// Reworld's tiles: every word of an effect has an icon, and what tiles and ships show comes from the effects; where things lie.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe as group, expect, test } from "vitest";
import { COUNTED, VERBS, told } from "../src/games/reworld/art/glyphs.ts";
import { describe } from "../src/games/reworld/art/modules.ts";
import { wanted } from "../src/games/reworld/art/ships.ts";
import { ORBIT_HIGH, ORBIT_LOW, ORBIT_TALL, ORBIT_WIDE, HIGH, LOW, TALL, WIDE, cell } from "../src/games/reworld/layout.ts";
import { tilesOf } from "../src/games/reworld/view.ts";
import type { ContentItem } from "../src/lib/wire.ts";

const SRC = join(import.meta.dirname, "..", "src");

/** The words of the game that the generated types list. */
function listed(type: string): string[] {
  const body = readFileSync(join(SRC, "lib", "wire.ts"), "utf8").split(`export interface ${type} {`)[1] ?? "";
  return [...(/reworld:([^;]*);/.exec(body)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, word]) => word ?? "");
}

function item(effects: Record<string, (number | string)[]>): ContentItem {
  const nodes = Object.entries(effects).map(([name, [verb, ...facts]]) => [name, { verb: String(verb), facts, parts: [] }]);
  return { effects: Object.fromEntries(nodes) } as ContentItem;
}

group("icons", () => {
  test("every verb and every word has one, or expressly none", () => {
    expect(Object.keys(VERBS).toSorted()).toEqual(listed("Verbs"));
    expect(Object.keys(COUNTED).toSorted()).toEqual(listed("Facts").toSorted());
  });

  test("every icon is drawn", () => {
    const drawn = ["Glyph", "Emblem", "Module"].map((name) => readFileSync(join(SRC, "games", "reworld", "art", `${name}.svelte`), "utf8")).join("");
    for (const icon of [...Object.values(VERBS), ...Object.values(COUNTED)].filter((name) => name && name !== "flora")) {
      expect(drawn, icon).toContain(`"${icon}"`);
    }
  });

  test("an effect nobody knows shows nothing", () => {
    expect(told(undefined)).toEqual({ glyph: "", letter: "", count: null });
  });
});

group("tiles", () => {
  test("a satellite shows its points, and a letter, a firm or what it counts", () => {
    expect(describe("satellite.b", item({ effect: ["ScorePer", 2, "TerrabotsOf", "b"] }))).toMatchObject({ letter: "B", factor: 2, task: "" });
    expect(describe("satellite.nova", item({ effect: ["ScorePer", 3, "CrewsOf", "nova"] }))).toMatchObject({ letter: "", factor: 3, task: "nova" });
    expect(describe("satellite.city", item({ effect: ["ScoreCity", 1, "Tiles"] }))).toMatchObject({ factor: 1, task: "city" });
  });

  test("crews and terrabots show their firm and letter", () => {
    expect(describe("special.krona", undefined)).toMatchObject({ sort: "crew", firm: "krona", special: true });
    expect(describe("terrabot.e", undefined)).toMatchObject({ sort: "terrabot", letter: "E" });
  });

  test("a ship shows the side in play, and the other one where it differs", () => {
    const ship = item({ condition: ["AtLeast", 6, "Shields"], condition_four: ["AtLeast", 5, "Shields"] });
    expect(wanted(ship, false)).toEqual({ glyph: "shield", count: "6", other: "5" });
    expect(wanted(ship, true)).toEqual({ glyph: "shield", count: "5", other: "6" });
    expect(wanted(item({ condition: ["RowEmpty", 3] }), true)).toEqual({ glyph: "vacant", count: "3", other: "" });
    expect(wanted(item({ condition: ["AllEmpty"] }), false)).toEqual({ glyph: "vacant-all", count: "", other: "" });
  });
});

group("the board", () => {
  test("a city is its tiles in order", () => {
    const city = { letter: "b", sign: "Boravi", terrabots: 1, firm: "nova", crews: 2, special: true, agricultural: 1, tiles: 5 };
    expect(tilesOf(city)).toEqual(["terrabot.b", "crew.nova", "special.nova", "crew.flora"]);
  });

  test.each([WIDE, LOW, HIGH, TALL])("everything of the station lies on the board", (layout) => {
    const half = layout.module / 2;
    for (const arm of layout.arms) {
      expect(arm.module.x - half).toBeGreaterThanOrEqual(0);
      expect(arm.module.x + half).toBeLessThanOrEqual(layout.width);
      expect(arm.module.y + half).toBeLessThanOrEqual(layout.height);
    }
    for (const ship of layout.ships) {
      expect(ship.x + layout.ship.width).toBeLessThanOrEqual(layout.width);
      expect(ship.y + layout.ship.height).toBeLessThanOrEqual(layout.height);
    }
  });

  test.each([ORBIT_WIDE, ORBIT_LOW, ORBIT_HIGH, ORBIT_TALL])("everything of chapter two lies on the board", (orbit) => {
    const ship = cell(orbit.ships, 13);
    const last = cell(orbit.final, 5);
    expect(ship.y + orbit.ships.height).toBeLessThanOrEqual(cell(orbit.final, 0).y);
    expect(cell(orbit.ships, orbit.ships.columns - 1).x + orbit.ships.width).toBeLessThanOrEqual(orbit.width);
    expect(last.y + orbit.final.height).toBeLessThanOrEqual(orbit.height);
    expect(last.x + orbit.final.width).toBeLessThanOrEqual(orbit.width);
  });
});
