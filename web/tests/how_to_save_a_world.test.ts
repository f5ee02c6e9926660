// The drawing logic of How to Save a World's board: icons from effect trees, cubes and cracks, what changed, places.
import { describe as group, expect, test } from "vitest";
import { LEGEND } from "../src/games/how_to_save_a_world/art/legend.ts";
import { shapeOf } from "../src/games/how_to_save_a_world/art/glyphs.ts";
import { ICONS, PERKS, scaleOf, tokensOf } from "../src/games/how_to_save_a_world/art/tokens.ts";
import { linesFor } from "../src/games/tokens.ts";
import { wrap } from "../src/games/words.ts";
import { changesSince, NOTHING } from "../src/games/how_to_save_a_world/changes.ts";
import { corner, HIGH, LOW, TALL, WIDE, type Box } from "../src/games/how_to_save_a_world/layout.ts";
import { cubesOn } from "../src/games/how_to_save_a_world/progress.ts";
import type { Content, Save } from "../src/games/how_to_save_a_world/view.ts";

const node = (verb: string, facts: (number | string)[] = [], parts: ReturnType<typeof leaf>[] = []) => ({ verb, facts, parts });
function leaf(verb: string, ...facts: (number | string)[]): { verb: string; facts: (number | string)[]; parts: never[] } {
  return { verb, facts, parts: [] };
}

const values = (list: number[]) => ({ values: { values: list } });
const content = new Map([
  ["progress", { values: { laser: 14, shield: 12, evacuation: 12 } }],
  ["breaks", values([5, 9, 12])],
  ["targets", values([8, 10, 11])],
]) as unknown as Content;

group("icons", () => {
  test("an effect per badge shows the badge, a colon and what it does", () => {
    const tree = node("PerBadge", ["planet", "moon"], [leaf("Gain", "biomass", 2)]);
    expect(tokensOf(tree).map((token) => token.icon ?? token.text)).toEqual(["badge-planet", "/", "badge-moon", ":", "2", "biomass"]);
  });

  test("a choice that costs something reads from left to right", () => {
    const tree = node("May", [], [leaf("Remove"), leaf("Develop", "level 1", 2)]);
    expect(tokensOf(tree)).toEqual([{ icon: "remove-card" }, { text: "→" }, { text: "2" }, { icon: "develop", label: "I" }]);
  });

  test("a scale names each count once with its points", () => {
    expect(scaleOf(leaf("Cards", "action", 1, 2, 3, 3, 4, 4))).toEqual([
      { count: 1, points: 1 },
      { count: 2, points: 2 },
      { count: 3, points: 4 },
      { count: 4, points: 6 },
    ]);
  });

  test("a number stays with its icon when a row is broken", () => {
    const tokens = tokensOf(node("All", [], [leaf("Gain", "energy", 2), leaf("Gain", "knowledge", 2), leaf("Raise", "mineral", 2)]));
    for (const row of linesFor(tokens, 40, 60).rows) expect(row.at(-1)?.icon).toBeDefined();
  });

  test("everything in the legend has strokes", () => {
    for (const { icon } of LEGEND) {
      const shape = shapeOf(icon);
      const drawn = [...shape.fills, ...shape.lines, ...shape.cuts, shape.inner, shape.frame].join("");
      expect(drawn !== "" || ["any", "best", "worst", "doomed", "first"].includes(icon), icon).toBe(true);
    }
  });

  test("the height of a yield line is no step of the scale", () => {
    expect(scaleOf(leaf("LinesUpTo", 4, 1, 2))).toEqual([
      { count: 1, points: 1 },
      { count: 2, points: 2 },
    ]);
  });

  test("every verb, goal, event and perk has icons with strokes", () => {
    const words: Record<string, (number | string)[]> = {
      PerBadge: ["planet"], Gain: ["energy", 1], Raise: ["energy", 1], Spend: ["energy", 1], Tile: ["moon", 1], TileOf: ["moon"],
      Work: ["laser", 1], Develop: ["basic", 1], Perk: ["cheaper work"], PointsWhen: ["Scored", 1], BadgeTiles: ["moon", 1],
      Left: ["energy", 1], Worked: ["laser", 1], Technologies: ["any", 1], Cards: ["species", 1],
    };
    const combined = ["All", "OneOf", "May", "Per"];
    const rows = Object.keys(ICONS).map((verb) => tokensOf(node(verb, words[verb] ?? [1], combined.includes(verb) ? [leaf("Medal")] : [])));
    for (const row of [...rows, ...Object.values(PERKS)]) {
      expect(row.some(({ icon }) => icon)).toBe(true);
      for (const { icon, text, label } of row) {
        expect([text, label]).not.toContain("?");
        if (!icon) continue;
        const shape = shapeOf(icon);
        const drawn = [...shape.fills, ...shape.lines, ...shape.cuts, shape.inner, shape.frame].join("");
        expect(drawn !== "" || ["any", "best", "worst", "doomed", "first"].includes(icon), icon).toBe(true);
      }
    }
  });

  test("what has no icon is seen at once", () => {
    expect(tokensOf(leaf("Unheard"))).toEqual([{ text: "?" }]);
  });
});

test("long names are broken in two", () => {
  expect(wrap("Turbo Extraction Team", 11, 80)).toHaveLength(2);
  expect(wrap("Muse", 11, 80)).toEqual(["Muse"]);
});

group("progress", () => {
  const table = (laser: number, shield: number, cracks: number): Save =>
    ({ progress: { laser, shield, evacuation: 0 }, cracks }) as unknown as Save;

  test("cubes fill a track from the left", () => {
    expect(cubesOn(table(2, 0, 0), content, "laser").map(Boolean)).toEqual([true, true, ...Array<boolean>(12).fill(false)]);
  });

  test("cubes on breaks go over to the shield", () => {
    const laser = cubesOn(table(9, 8, 1), content, "laser");
    const shield = cubesOn(table(9, 8, 1), content, "shield");
    expect(laser[8]).toBe(null);
    expect(laser[4]).toBe("laser");
    expect(shield[9]).toBe("laser");
    expect(shield.filter((cube) => cube === "shield")).toHaveLength(8);
  });
});

group("since my last turn", () => {
  const track = (space: number) => [{ disc: 0, space: 3 }, { disc: 1, space }, { disc: "neutral", space: 4 }];
  const table = (space: number, more: object = {}) =>
    ({
      round: 1,
      asteroid: 2,
      landers: {},
      progress: {},
      structures: [],
      rows: { action: ["a", null], reaction: [], species: [] },
      tracks: { laser: track(space), shield: track(0), evacuation: track(0) },
      ...more,
    }) as unknown as Save;

  test("what others did is marked, what I did is not", () => {
    const now = table(5, { landers: { harvest: [1], census: [0] }, rows: { action: ["a", "b"], reaction: [], species: [] } });
    const found = changesSince(table(4) as unknown as Record<string, unknown>, now, 0);
    expect([...found.discs]).toEqual(["laser 1"]);
    expect([...found.landers]).toEqual(["harvest"]);
    expect([...found.cards]).toEqual(["b"]);
    expect(found.asteroid).toBe(null);
  });

  test("nothing is marked for those who only watch", () => {
    expect(changesSince(table(4) as unknown as Record<string, unknown>, table(5), null)).toBe(NOTHING);
  });
});

group("places", () => {
  test.each([WIDE, LOW, HIGH, TALL])("everything lies on the board and nothing on something else", (frame) => {
    const boxes: Box[] = [frame.sky, frame.planet, frame.moon, ...frame.projects, frame.rows];
    for (const one of boxes) {
      expect(one.x + one.width).toBeLessThanOrEqual(frame.width);
      expect(one.y + one.height).toBeLessThanOrEqual(frame.height);
      for (const other of boxes) {
        const apart =
          one === other ||
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart, JSON.stringify([one, other])).toBe(true);
      }
    }
  });

  test.each([WIDE, LOW, HIGH, TALL])("twelve places of the moon fit", (frame) => {
    const last = corner(frame.moon, 11);
    expect(last.x + frame.moon.cell.width).toBeLessThanOrEqual(frame.moon.width);
    expect(last.y + frame.moon.cell.height).toBeLessThanOrEqual(frame.moon.height);
  });
});
