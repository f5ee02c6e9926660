// The drawing logic of Evacuation's board: icons from effect trees, the map and the track, what changed, standings.
import { describe as group, expect, test, vi } from "vitest";
import { shapeOf } from "../src/games/evacuation/art/glyphs.ts";
import { LEGEND } from "../src/games/evacuation/art/legend.ts";
import { pictureOf } from "../src/games/evacuation/art/picture.ts";
import { goodsTokens, spaceTokens, tokensOf } from "../src/games/evacuation/art/tokens.ts";
import type { ContentItem } from "../src/lib/wire.ts";
import { linesFor, type Token } from "../src/games/tokens.ts";
import { changesSince, NOTHING } from "../src/games/evacuation/changes.ts";
import { slipsIn } from "../src/games/evacuation/cards.ts";
import { type Box, centre, hexesIn, high, tall, wayIn, ROOM, wide } from "../src/games/evacuation/layout.ts";
import { flying, LAST_STEP, type Nation, scoreOf, type Worlds } from "../src/games/evacuation/view.ts";

const FIGURES = { open_rows: { further: 3 }, first_flight: { energy: 2 }, factories: { more: 4 }, flexible_power: { power: 5 } };
vi.mock("../src/lib/content.svelte.ts", () => ({ contentOf: () => new Map(Object.entries(FIGURES).map(([code, values]) => [code, { values }])) }));

interface Tree {
  verb: string;
  facts: (number | string)[];
  parts: Tree[];
}
const node = (verb: string, facts: (number | string)[] = [], parts: Tree[] = []): Tree => ({ verb, facts, parts });
const read = (tokens: Token[]): string => tokens.map((token) => (token.icon ?? token.text ?? "") + (token.label ?? "")).join(" ");

group("icons", () => {
  test("parts of a card are separated, numbers stand before their icons", () => {
    expect(read(tokensOf(node("AnyOrder", [], [node("Develop", [2]), node("Gain", ["steel", 1])])))).toBe("2 infrastructure · steel");
    expect(read(tokensOf(node("Clone", [1, 2])))).toBe("−1 food → 2 population");
  });

  test("terms of a purchase are told", () => {
    expect(read(tokensOf(node("Take", ["ship"])))).toBe("ship");
    expect(read(tokensOf(node("Take", ["stadium", "free", "at_new"])))).toBe("gain-stadium new");
    expect(read(tokensOf(node("Take", ["ship", "cheaper", "wider"])))).toBe("ship −1 steel +3 more");
  });

  test("numbers of the rules are read from the content", () => {
    expect(read(tokensOf(node("Take", ["ship", "glide"])))).toBe("ship fly −2 energy");
    expect(read(tokensOf(node("Boost", ["steel"])))).toBe("factory-steel +4");
    expect(read(tokensOf(node("Enable", ["wide_choice"])))).toBe("+3 more");
    expect(read(tokensOf(node("Enable", ["flexible_power"])))).toBe("power±5");
  });

  test("settling shows what is waived", () => {
    expect(read(tokensOf(node("Settle")))).toBe("settle");
    expect(read(tokensOf(node("Settle", ["further"])))).toBe("settle+1");
    expect(read(tokensOf(node("Settle", ["sea_only", "no_steel", "no_symbols"])))).toBe("settle → sea no-steel no-sun");
  });

  test("an effect nobody has drawn is a question mark", () => {
    expect(read(tokensOf(node("Dream")))).toBe("?");
    expect(read(tokensOf(node("Enable", ["dream"])))).toBe("?");
  });

  test("what goals count is drawn by the counter's name", () => {
    expect(read(tokensOf(node("Factories", ["steel"])))).toBe("factory-steel");
    expect(read(tokensOf(node("FulfilledInfrastructures")))).toBe("infrastructure done");
  });

  test("a space of the track shows its symbols and its effect", () => {
    const item = { values: { main: ["sun"], main_effect: "nothing", outer: [], outer_effect: "research" } } as unknown as ContentItem;
    expect(read(spaceTokens(item, "main"))).toBe("sun");
    expect(read(spaceTokens(item, "outer"))).toBe("research");
  });

  test("goods leave out what there is none of", () => {
    expect(read(goodsTokens([0, 2, 1]))).toBe("2 steel energy");
  });

  test("a number is never torn from its icon", () => {
    const tokens = tokensOf(node("All", [], [node("Develop", [2]), node("Gain", ["food", 3]), node("Research", [2])]));
    for (const row of linesFor(tokens, 40, 60).rows) expect(row.at(-1)?.icon).toBeTruthy();
  });

  test("no two illustrations look alike", () => {
    const pictures = Array.from({ length: 13 }, (_, i) => JSON.stringify(pictureOf(i + 1)));
    expect(new Set(pictures).size).toBe(13);
    for (const picture of pictures) expect(JSON.parse(picture).length).toBeGreaterThanOrEqual(8);
  });

  test("every icon of the legend has a shape of its own", () => {
    const unknown = JSON.stringify(shapeOf("nothing-of-the-sort"));
    for (const { icon } of LEGEND) expect(JSON.stringify(shapeOf(icon))).not.toBe(unknown);
  });
});

const LARGE = { width: 932, height: 534, map: 424, hand: 88 }; // as on a screen of 1920x1080
const FRAMES = [2, 3].flatMap((lanes) => [false, true].flatMap((extras) => [wide(lanes, extras, ROOM), wide(lanes, extras, LARGE), high(lanes, extras), tall(lanes, extras)]));

function apart(one: Box, other: Box): boolean {
  return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

group("layout", () => {
  test("the parts of the board lie apart and inside their frame", () => {
    for (const frame of FRAMES) {
      const boxes = [frame.track, frame.map, frame.years, frame.order, frame.rows, frame.extras].filter((box) => box.width > 0 && box.height > 0); // the order may lie in the corners of the map
      for (const [i, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.width);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.height);
        for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      }
    }
  });

  test("all hexes lie on their map", () => {
    for (const { map } of FRAMES) {
      const hexes = hexesIn(map);
      for (let row = 1; row <= 7; row++) {
        for (let place = 1; place <= 7 - Math.abs(row - 4); place++) {
          const { x, y } = centre(hexes, row, place);
          expect(x - hexes.width / 2).toBeGreaterThanOrEqual(map.x);
          expect(x + hexes.width / 2).toBeLessThanOrEqual(map.x + map.width);
          expect(y - hexes.height / 2).toBeGreaterThanOrEqual(map.y);
          expect(y + hexes.height / 2).toBeLessThanOrEqual(map.y + map.height);
        }
      }
    }
  });

  test("the steps of the track follow each other, with room for transitions", () => {
    for (const { track } of FRAMES) {
      const way = wayIn(track, [4, 8, 13, 18], LAST_STEP + 1);
      expect(way.at(5).x - way.at(4).x).toBeCloseTo(way.width + way.gap);
      expect(way.at(7).x - way.at(6).x).toBeCloseTo(way.width);
      for (let step = 0; step <= LAST_STEP; step++) expect(way.at(step).x + way.width).toBeLessThanOrEqual(track.x + track.width + 0.001);
      expect(way.at(LAST_STEP).line).toBe(track.folded ? 1 : 0);
    }
  });
});

function table(change: Partial<Worlds> = {}): Worlds {
  const seat = (step: number): Nation => ({ markers: [{ step, lane: "main" }, { step: 1, lane: "passing" }] }) as unknown as Nation;
  return {
    year: 2,
    rows: { ships: ["1", "2", "3"], stadiums: [], infrastructures: [] },
    sites: { a1: { owner: 0, factories: [] } },
    seats: [seat(3), seat(5)],
    ...change,
  } as unknown as Worlds;
}
const left = (worlds: Worlds): Record<string, unknown> => worlds as unknown as Record<string, unknown>;

group("since my last turn", () => {
  test("nothing is marked without a last turn", () => {
    expect(changesSince(null, table(), 0)).toBe(NOTHING);
    expect(changesSince(left(table()), table(), null)).toBe(NOTHING);
  });

  test("what others settled, moved and what came into the rows is marked, not what I did", () => {
    const later = table({
      year: 3,
      rows: { ships: ["2", "3", "9"], stadiums: [], infrastructures: [] },
      sites: { a1: { owner: 0, factories: [] }, b1: { owner: 0, factories: [] }, c1: { owner: 1, factories: [] } },
    });
    later.seats[0]!.markers[0]!.step = 9;
    later.seats[1]!.markers[0]!.step = 7;
    const changes = changesSince(left(table()), later, 0);
    expect([...changes.sites]).toEqual(["c1"]);
    expect([...changes.items]).toEqual(["ships 9"]);
    expect([...changes.markers]).toEqual(["1 0"]);
    expect(changes.year).toBe(true);
  });
});

group("nations", () => {
  test("the race is scored by its lowest marker, points by their sum", () => {
    expect(scoreOf({ race: { markers: [-3, 2, 4] } } as unknown as Nation)).toBe(-3);
    expect(scoreOf({ standing: { goals: 5, penalties: -2 } } as unknown as Nation)).toBe(3);
  });

  test("ships that have landed are not under way", () => {
    expect(flying({ aboard: { ships: ["1", "2"] }, ships_new: ["2"] } as unknown as Nation)).toEqual(["1"]);
  });
});

test("slips of many cards fit into their box and keep room for a name", () => {
  for (const counts of [[5], [4, 10], [7, 4], [5, 11], [3, 7, 12]]) {
    for (const [width, height] of [[514, 84], [480, 200], [640, 160]] as const) {
      const { columns, width: wide, height: high, icons } = slipsIn(counts, width, height);
      const lines = counts.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
      expect(columns * (wide + 3) - 3).toBeLessThanOrEqual(width);
      expect(lines * (high + 3) - 3).toBeLessThanOrEqual(height);
      expect(wide).toBeGreaterThanOrEqual(icons ? 100 : 84);
    }
  }
  expect(slipsIn([4], 514, 84).icons).toBe(true); // few cards show what they do
});
