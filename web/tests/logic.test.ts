// The logic of the web app that deserves a test of its own.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe as group, expect, test } from "vitest";
import { chipsOf, codeOf, columnsOf, isSeat, scoreOf, sharedOf } from "../src/games/generic/outline.ts";
import { flightsBetween, type Places } from "../src/table/flights.ts";
import { nearest } from "../src/table/keys.ts";
import { carries } from "../src/table/places.ts";
import { partsOf, runsOf } from "../src/table/runs.ts";

const SRC = join(import.meta.dirname, "..", "src");

function files(folder: string, ends: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ends.some((end) => name.endsWith(end)))
    .map((name) => join(folder, name));
}

function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files(SRC, [`/${language}.ftl`])) {
    for (const entry of new FluentResource(readFileSync(file, "utf8")).body) {
      expect(found.has(entry.id), `${entry.id} twice in ${language}`).toBe(false);
      found.set(entry.id, JSON.stringify(entry.value));
    }
  }
  return found;
}

group("messages", () => {
  const english = messages("en");

  test.each(["de", "hu"])("%s has exactly the messages of English", (language) => {
    expect([...messages(language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each(["de", "hu"])("%s uses the same arguments", (language) => {
    const names = (text: string): string => [...new Set(text.match(/"name":"(\w+)"/g))].sort().join();
    for (const [id, text] of messages(language)) expect(names(text), id).toBe(names(english.get(id) ?? ""));
  });

  test("every message that is asked for exists", () => {
    for (const file of files(SRC, [".svelte", ".ts"])) {
      for (const [, id] of readFileSync(file, "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)) {
        expect(english.has(id ?? ""), `${id} in ${file}`).toBe(true);
      }
    }
  });
});

group("plain table", () => {
  const content = new Map(["c5", "space.relay", "card.relay_mast", "ship.3", "stadium.3", "y1"].map((code) => [code, {}]));

  test("values name the content they mean", () => {
    expect(codeOf(content, "y1", "slots")).toBe("y1");
    expect(codeOf(content, "relay", "rows")).toBe("space.relay");
    expect(codeOf(content, "3", "ships_old")).toBe("ship.3");
    expect(codeOf(content, "3", "numbers")).toBe(null);
    expect(codeOf(content, 5, "hand")).toBe("c5");
    expect(codeOf(content, 5, "cards")).toBe(null);
  });

  test("a number is a seat by its name, but an amount among amounts", () => {
    expect(isSeat("marker", { marker: 1, round: 2, station: [] })).toBe(true);
    expect(isSeat("marker", { marker: 1, cards: 4 })).toBe(false);
    expect(isSeat("order", undefined)).toBe(true);
    expect(isSeat("round", undefined)).toBe(false);
  });
});

group("house rules", () => {
  test("files are at most 400 lines", () => {
    for (const file of files(SRC, [".svelte", ".ts", ".css"]).filter((name) => !/lib\/(wire|views)\.ts$/.test(name))) {
      expect(readFileSync(file, "utf8").split("\n").length, file).toBeLessThanOrEqual(400);
    }
  });
});

function box(left: number, top: number): DOMRect {
  return { left, top, width: 10, height: 10 } as DOMRect;
}

group("flights", () => {
  test("a piece travels from where one of its sort has gone", () => {
    const before: Places = new Map([
      ["arm u1", { piece: "crew", box: box(0, 0) }],
      ["arm u2", { piece: "crew", box: box(20, 0) }],
    ]);
    const after: Places = new Map([
      ["arm u1", { piece: "crew", box: box(0, 0) }],
      ["row 1", { piece: "crew", box: box(99, 0) }],
    ]);
    expect(flightsBetween(before, after)).toEqual([{ to: "row 1", from: box(20, 0) }]);
  });

  test("what is new from nowhere does not travel", () => {
    expect(flightsBetween(new Map(), new Map([["a", { piece: "x", box: box(0, 0) }]]))).toEqual([]);
  });
});

group("arrow keys", () => {
  const boxes = [
    { one: "right", box: box(40, 2) },
    { one: "far right", box: box(90, 0) },
    { one: "below", box: box(4, 50) },
  ];

  test("go to the nearest target in their direction", () => {
    expect(nearest(box(0, 0), boxes, "arrowright")).toBe("right");
    expect(nearest(box(0, 0), boxes, "arrowdown")).toBe("below");
    expect(nearest(box(0, 0), boxes, "arrowleft")).toBe(undefined);
  });
});

group("log", () => {
  const line = (seat: number, text: string) => ({ moment: 0, seat, text });

  test("folds a whole deal into its first line", () => {
    const runs = runsOf([line(-1, "round 1"), line(-1, "a"), line(-1, "b"), line(-1, "c"), line(0, "buys")]);
    expect(runs.map((run) => [run.line.text, run.more.length])).toEqual([
      ["round 1", 3],
      ["buys", 0],
    ]);
  });

  test("keeps a few lines of chance and every line of a seat", () => {
    const lines = [line(-1, "round 1"), line(0, "buys"), line(0, "scores"), line(0, "x"), line(0, "y")];
    expect(runsOf(lines).every((run) => run.more.length === 0)).toBe(true);
    expect(runsOf(lines).length).toBe(5);
  });

  test("folds the same line of a seat", () => {
    const runs = runsOf([line(1, "draws"), line(1, "draws"), line(2, "draws"), line(2, "builds")]);
    expect(runs.map((run) => [run.line.seat, run.more.length, run.same])).toEqual([
      [1, 1, true],
      [2, 0, false],
      [2, 0, false],
    ]);
  });

  test("names the seats inside a line", () => {
    expect(partsOf("new turn order: ⟨2⟩, ⟨1⟩")).toEqual(["new turn order: ", 1, ", ", 0]);
    expect(partsOf("draws a card")).toEqual(["draws a card"]);
  });
});

group("any game's view", () => {
  test("seats are no part of what all share", () => {
    expect(sharedOf({ round: 1, seats: [{}] })).toEqual([["round", 1]]);
  });

  test("score and small numbers are found", () => {
    expect(scoreOf({ score: 4 })).toBe(4);
    expect(scoreOf({ hand: [] })).toBe(null);
    expect(chipsOf({ goods: { ore: 1 }, lines: { ore: 3, kelp: 2 } })).toEqual([["ore", 1], ["kelp", 2]]); // a name stands once
    expect(chipsOf({ score: 4, coins: 2, goods: { ore: 1, kelp: 0 } })).toEqual([
      ["coins", 2],
      ["ore", 1],
    ]);
  });

  test("groups that are alike become a table", () => {
    expect(columnsOf([{ a: 1, b: [1, 2] }, { a: 2, b: [] }])).toEqual(["a", "b"]);
    expect(columnsOf([{ a: 1 }, { c: 2 }])).toEqual([]);
    expect(columnsOf([{ a: { deep: 1 } }, { a: { deep: 2 } }])).toEqual([]);
  });
});

group("places", () => {
  test("carry their own key and what begins with it, word by word", () => {
    expect(carries("row 3", "row 3")).toBe(true);
    expect(carries("row 3", "row 3 left")).toBe(true);
    expect(carries("row 3", "row 31")).toBe(false);
    expect(carries("row 3", "row")).toBe(false);
  });
});
