// The drawing logic of Underwater Cities' board: icons from effect trees, the ground plan, what changed, sizes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe as group, expect, test } from "vitest";
import { pricesOf } from "../src/games/underwater_cities/art/costs.ts";
import { LEGEND } from "../src/games/underwater_cities/art/legend.ts";
import { shapeOf } from "../src/games/underwater_cities/art/glyphs.ts";
import { patternOf } from "../src/games/underwater_cities/art/pattern.ts";
import { COUNTERS, criteriaOf, EVENTS, eventTokens, SETTING, tiersOf, tokensOf } from "../src/games/underwater_cities/art/tokens.ts";
import { UNKNOWN } from "../src/games/shapes.ts";
import { linesFor, type Token } from "../src/games/tokens.ts";
import { sentenceOf } from "../src/games/underwater_cities/art/words.ts";
import { paragraph } from "../src/games/words.ts";
import { changesSince, NOTHING } from "../src/games/underwater_cities/changes.ts";
import { cityAt, groundOf, GROUND, PLACES, SITE } from "../src/games/underwater_cities/ground.ts";
import { type Box, HIGH, LOW, sizeFor, slotBox, spread, TALL, WIDE } from "../src/games/underwater_cities/layout.ts";
import type { Content, Nation, Sea } from "../src/games/underwater_cities/view.ts";

interface Tree {
  verb: string;
  facts: (number | string)[];
  parts: Tree[];
}
const node = (verb: string, facts: (number | string)[] = [], parts: Tree[] = []): Tree => ({ verb, facts, parts });
const read = (tokens: Token[]): string => tokens.map((token) => token.icon ?? token.text).join(" ");

const content = new Map([
  [
    "b5",
    {
      values: {
        tunnels: "9-6 9-8 9-5 6-3 8-7 5-3 5-7 5-1 3-2 7-4 2-1 4-1 2-A 4-A 3-B 7-C",
        sites: "4 2 3 2 4 3 2 3 2",
        bonuses: "t9 steelplast, c3 credit, 5a science",
        special: "c1 palace, t3 triple, t11+t12 linked, t16 gate, 5d double",
      },
    },
  ],
  [
    "printed",
    {
      values: {
        costs: { city: { credit: 1, steelplast: 4 } },
        upgrade: { science: 1 },
        federation: { "3": 1, "2": 1, "1": 1 },
        special: { b5: { t16: { pays: { credit: 1, steelplast: 1 }, times: 1, points: 2 }, "5d": { times: 2 } } },
      },
    },
  ],
]) as unknown as Content;

group("icons", () => {
  test("goods are counted, points stand on their star", () => {
    const tokens = tokensOf(node("Gain", ["credit", 2, "kelp", 1, "point", 3, "card", 1]));
    expect(read(tokens)).toBe("2 credit kelp point card");
    expect(tokens[3]).toEqual({ icon: "point", label: "3" });
  });

  test("a price comes before the arrow, how often after what it buys", () => {
    expect(read(tokensOf(node("Buy", [2, "kelp", 1], [node("Gain", ["credit", 1])])))).toBe("−1 kelp → credit ×2");
  });

  test("building shows price, kind, site and upgrade", () => {
    expect(read(tokensOf(node("Build", ["building", 2, "free", "expansion", "upgraded"])))).toBe("free 2 build-building expansion free up-building");
    expect(read(tokensOf(node("Build", ["cities", 1, "stated", "anywhere", "plain", "credit", 4])))).toBe("−4 credit → build-cities");
  });

  test("an upgrade names every good that may pay it", () => {
    expect(read(tokensOf(node("Upgrade", ["desalination", 1, "steelplast", 1, "science", 1])))).toBe("−1 steelplast / science → up-desalination");
    expect(read(tokensOf(node("Upgrade", ["farm", 1, "science", 2])))).toBe("−2 science → up-farm");
  });

  test("a trigger comes before its colon; slots are named by their code", () => {
    expect(read(tokensOf(node("Whenever", ["SecondUpgradedFarm"], [node("Gain", ["point", 2])])))).toBe("pair-farm : point");
    expect(tokensOf(node("Whenever", ["SlotUsed", "y4"]))[0]).toEqual({ icon: "slot-code", label: "Y4" });
    expect(eventTokens("SlotUsed", "r1")).toEqual([{ icon: "slot-code", label: "R1" }]);
  });

  test("tiers and criteria are read in pairs", () => {
    expect(tiersOf(node("Tiers", ["Cities", 5, 4, 6, 8, 7, 12]))).toEqual([
      { least: 5, points: 4 },
      { least: 6, points: 8 },
      { least: 7, points: 12 },
    ]);
    expect(criteriaOf(["FarmPairs", 1, "LaboratoryPairs", 2])).toEqual([
      { counter: "FarmPairs", least: 1 },
      { counter: "LaboratoryPairs", least: 2 },
    ]);
  });

  test("every verb, counter and event that content uses has icons with strokes", () => {
    const known = (type: string): string[] => {
      const words = readFileSync(join(import.meta.dirname, "..", "src", "lib", "wire.ts"), "utf8").split(`export interface ${type} {`)[1]?.split("\n}")[0];
      return [...(words?.split("underwater_cities:")[1]?.split(";")[0]?.matchAll(/"([^"]+)"/g) ?? [])].map(([, word]) => word ?? "");
    };
    const drawn = (tokens: Token[]): boolean => tokens.every(({ icon, text }) => (icon === undefined ? text !== "?" : shapeOf(icon) !== UNKNOWN));
    const classes = known("Facts").filter((word) => /^[A-Z]/.test(word));
    expect(known("Verbs").length).toBeGreaterThan(30);
    expect(classes.length).toBeGreaterThan(30);
    expect(classes.filter((word) => !(word in COUNTERS) && !(word in EVENTS))).toEqual([]);
    for (const tokens of [...Object.values(COUNTERS), ...Object.values(EVENTS)]) expect(drawn([...tokens]), read([...tokens])).toBe(true);
    const sample: Record<string, (number | string)[]> = { Per: ["Farms", 1], If: ["Farms", 2], PointsPer: ["Farms", 2, 1], Tiers: ["Farms", 2, 3], Whenever: ["TurnEnd"], Gain: ["kelp", 1], Build: ["farm tunnel", 1, "usual", "anywhere", "plain"] };
    const plain: Record<string, (number | string)[]> = { Upgrade: ["structure", 1, "science"], Output: ["building", 1], Discount: ["tunnel", "credit", 1], ThisTurn: ["cities", "credit", 1], PayUpgrades: ["tunnel", "credit"], IfNone: ["kelp"], UseSlot: ["not mine"] };
    const inner = [node("Gain", ["kelp", 1])];
    for (const verb of known("Verbs")) {
      const tokens = tokensOf(node(verb, sample[verb] ?? plain[verb] ?? [1], verb === "Gain" ? [] : inner));
      expect(tokens.length > 0 && drawn(tokens), verb).toBe(true);
    }
  });

  test("an unknown verb is seen at once", () => {
    expect(tokensOf(node("Dance"))).toEqual([{ text: "?" }]);
  });

  test("a number stays with its icon when a row is broken", () => {
    const tokens = tokensOf(node("Gain", ["credit", 2, "kelp", 2, "steelplast", 2, "science", 2, "biomass", 2, "card", 2]));
    for (const row of linesFor(tokens, 50, 90, SETTING).rows) expect(row.at(-1)?.icon).toBeDefined();
  });

  test("everything in the legend has strokes", () => {
    for (const { icon } of LEGEND) {
      const shape = shapeOf(icon);
      const drawn = [...shape.fills, ...shape.lines, ...shape.cuts, shape.inner, shape.frame].join("");
      expect(drawn !== "" || ["goods", "cities", "building", "structure"].includes(icon), icon).toBe(true);
    }
  });

  test("each colour has a pattern of its own", () => {
    const drawn = (["yellow", "red", "green"] as const).map((colour) => patternOf(colour, 0, 0, 80, 10));
    expect(new Set(drawn).size).toBe(3);
    expect(drawn.every(Boolean)).toBe(true);
  });

  test("sentences lose their head and are broken between words", () => {
    expect(sentenceOf("Red · lasting effect: Whenever you win: smile.")).toBe("Whenever you win: smile.");
    expect(paragraph("one two three", 10, 40)).toEqual(["one two", "three"]);
    expect(paragraph("je 3 beanspruchte Schlusswertungskarten.", 11, 98)).toEqual(["je 3 beanspruchte", "Schlusswertungs-", "karten."]);
  });
});

group("the ground plan", () => {
  const ground = groundOf(content, "b5");

  test("has nine cities with their sites and an expansion site each", () => {
    expect(ground.cities.map((city) => city.sites.length)).toEqual([5, 3, 4, 3, 5, 4, 3, 4, 3]);
    expect(ground.cities.every((city) => city.sites.at(-1)?.expansion)).toBe(true);
  });

  test("knows what is printed where", () => {
    expect(ground.tunnels[8]?.bonus).toBe("bonus steelplast");
    expect(ground.cities[2]?.bonus).toBe("bonus credit");
    expect(ground.cities[0]?.special).toBe("palace");
    expect(ground.tunnels[10]?.special).toBe("linked");
    expect(ground.cities[4]?.sites.find((site) => site.name === "5d")?.times).toBe(2);
    expect(ground.tunnels[15]?.asks).toEqual({ pays: { credit: 1, steelplast: 1 }, times: 1, points: 2 });
    expect(ground.cities[1]?.asks).toEqual({});
  });

  test("prices are those of the rules in force", () => {
    expect(pricesOf(content).map(({ icon, price }) => `${icon}: ${read(price)}`)).toEqual(["build-city: credit 4 steelplast", "up-structure: science"]);
    expect(pricesOf(new Map())).toEqual([{ icon: "up-structure", price: [] }]);
  });

  test("no two sites overlap, and none lies outside", () => {
    const spots = ground.cities.flatMap((city) => city.sites);
    for (const one of spots) {
      expect(Math.min(one.x, one.y)).toBeGreaterThan(SITE);
      expect(Math.max(one.x, one.y)).toBeLessThan(GROUND - SITE);
      for (const other of spots) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.name} ${other.name}`).toBeGreaterThan(2 * SITE - 1);
      }
    }
  });

  test("straight tunnels pass beside the sites of the cities they join", () => {
    for (const { one, other, number } of ground.tunnels) {
      if (typeof other !== "number") continue;
      const [a, b] = [cityAt(one), cityAt(other)];
      for (const { x, y, name } of ground.cities.flatMap((city) => city.sites)) {
        const away = Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / Math.hypot(b.x - a.x, b.y - a.y);
        const beside = Math.min(Math.hypot(x - a.x, y - a.y), Math.hypot(x - b.x, y - b.y)) < 45;
        const inside = (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y) > 0 && (x - b.x) * (a.x - b.x) + (y - b.y) * (a.y - b.y) > 0;
        if (beside && inside) expect(away, `t${number} ${name}`).toBeGreaterThan(SITE);
      }
    }
  });

  test("metropolises cover no city", () => {
    for (const place of PLACES) {
      for (const { x, y, number } of ground.cities) {
        const dx = Math.max(place.x - x, 0, x - place.x - place.width);
        const dy = Math.max(place.y - y, 0, y - place.y - place.height);
        expect(Math.hypot(dx, dy), `${place.name} ${number}`).toBeGreaterThan(24);
      }
    }
  });
});

group("the main board", () => {
  const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test.each([
    ["wide", WIDE],
    ["low", LOW],
    ["high", HIGH],
    ["tall", TALL],
  ])("has room for everything: %s", (_, { main }) => {
    for (const per of [4, 5]) {
      const slots = Array.from({ length: 3 * per }, (_, i) => slotBox(main, i, per));
      const boxes = [...slots, main.federation, main.era, main.specials, main.always, main.cloning, main.played, main.contracts, main.supply];
      boxes.forEach((one, i) => {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= main.width && one.y + one.height <= main.height).toBe(true);
        boxes.forEach((other, j) => expect(i !== j && overlap(one, other), `${i} ${j}`).toBe(false));
      });
    }
  });

  test("slots go around clockwise", () => {
    const turns = Array.from({ length: 15 }, (_, i) => {
      const { x, y, width, height } = slotBox(WIDE.main, i, 5);
      return Math.atan2(y + height / 2 - WIDE.main.height / 2, x + width / 2 - WIDE.main.width / 2);
    });
    const steps = turns.slice(1).map((turn, i) => (turn - (turns[i] ?? 0) + 2 * Math.PI) % (2 * Math.PI));
    expect(steps.every((step) => step > 0 && step < Math.PI)).toBe(true);
  });
});

group("claimed cards", () => {
  test("spread out as large as they fit, and say whether they can be read", () => {
    const [few, many] = [spread(12, 480, 390), spread(60, 840, 390)];
    for (const [count, { columns, width, height }] of [[12, few], [60, many]] as const) {
      expect(columns * (width + 6) - 6).toBeLessThanOrEqual(count === 12 ? 480 : 840);
      expect(Math.ceil(count / columns) * (height + 6) - 6).toBeLessThanOrEqual(390);
    }
    expect([few.readable, many.readable, spread(28, 480, 390).readable]).toEqual([true, false, false]);
  });

  test("shrink as they become more", () => {
    const few = sizeFor([2, 1], 380, 240);
    const many = sizeFor([4, 9, 6, 9, 2], 380, 240);
    expect(few.width).toBeGreaterThan(many.width);
  });
});

group("what changed since my last turn", () => {
  const nation = (): Partial<Nation> => ({ board: "b5", cities: [0, 0, 0, 0, 0, 0, 0, 0, 1], sites: [{}, {}, {}], tunnels: [0, 0], tableau: [], actions: [0] });
  const table = (): Sea =>
    ({
      round: 2,
      order: [0, 1],
      federation: { below: [0, 1], "4": [], "3": [], "2": [], "1": [] },
      slots: [{ slot: "y1", colour: "yellow", tiles: [], blocked: false }],
      specials: [181, 182],
      special_top: 191,
      contracts: ["k1"],
      nations: [nation(), nation()],
    }) as unknown as Sea;

  test("nothing is known before the first turn", () => {
    expect(changesSince(null, table(), 0)).toBe(NOTHING);
  });

  test("what others did is told, what I did is not", () => {
    const now = table();
    now.slots[0]!.tiles = [0, 1];
    now.federation = { below: [0], "4": [], "3": [1], "2": [], "1": [] };
    now.specials = [182];
    now.contracts = [];
    now.nations[1]!.cities[0] = 2;
    now.nations[1]!.sites = [{ a: "farm" }, {}, {}];
    now.nations[1]!.tableau = [44];
    now.nations[0]!.tunnels = [1, 0];
    const found = changesSince(table() as unknown as Record<string, unknown>, now, 0);
    expect([...found.tiles]).toEqual(["y1 1"]);
    expect([...found.markers]).toEqual([1]);
    expect(found.taken).toEqual([181]);
    expect(found.contracts).toEqual(["k1"]);
    expect([...found.built]).toEqual(["1 city 1", "1 site 1a"]);
    expect([...found.claimed]).toEqual(["1 44"]);
  });
});
