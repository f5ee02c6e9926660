// What others did, where it shows, and a log of any length.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Line } from "../src/lib/wire.ts";
import { joined } from "../src/games/joints.ts";
import { breadth, fitted, wrap } from "../src/games/words.ts";
import { chanceShort, tenths } from "../src/table/chance.ts";
import { changed, traced, tracesOf } from "../src/table/marks.ts";
import { headline, together, toldOf } from "../src/table/moments.ts";
import { deedsAfter, isRecapped, leftAt, numberOf } from "../src/table/recap.ts";
import { placeOf } from "../src/table/standing.ts";
import { BLOCK, heightsOf, windowOf } from "../src/table/window.ts";

const line = (moment: number, seat: number, text = "", sum = false): Line => ({ moment, seat, text, keys: [], sum });
const box = {} as DOMRect;

describe("the recap", () => {
  const lines = [line(1, 0, "buys"), line(2, 1, "buys"), line(2, 0, "now has", true), line(3, 1, "scores"), line(4, 2, "passes"), line(5, -1, "turns")];

  test("begins after my last line, has a step for each player in a row, and leaves chance and sums out", () => {
    expect(leftAt(lines, 0, undefined)).toBe(1);
    const deeds = deedsAfter(lines, 1, 0);
    expect(deeds).toEqual([
      { seat: 1, first: 2, last: 3, texts: ["buys", "scores"] },
      { seat: 2, first: 4, last: 4, texts: ["passes"] },
    ]);
    expect([1, 2, 3, 4, 5].map((moment) => numberOf(deeds, moment))).toEqual([0, 1, 1, 2, 0]);
  });

  test("goes by what is remembered where something is", () => {
    expect(leftAt(lines, 0, 3)).toBe(3);
  });
});

describe("the recap of a small screen", () => {
  const since = { deeds: [{ seat: 1, first: 2, last: 3, texts: [] }] };
  const now = { asked: true, past: false, planning: { on: false }, since };

  test("is offered while I am asked and there is something to tell", () => {
    expect(isRecapped(now)).toBe(true);
    expect(isRecapped({ ...now, asked: false })).toBe(false);
    expect(isRecapped({ ...now, past: true })).toBe(false);
    expect(isRecapped({ ...now, planning: { on: true } })).toBe(false);
    expect(isRecapped({ ...now, since: { deeds: [] } })).toBe(false);
  });
});

describe("a big moment", () => {
  test("says what happened several times once, and keeps what each seat did", () => {
    const told = together([line(1, -1, "a cube"), line(1, -1, "another"), line(1, -1, "a cube"), line(1, 0, "gains"), line(1, 1, "gains")]);
    expect(told.map(({ text, times }) => [text, times])).toEqual([["a cube", 2], ["another", 1], ["gains", 1], ["gains", 1]]);
  });

  test("tells what everybody got, without what one of them did to begin it", () => {
    const lines = [line(8, 0, "plays"), line(9, 0, "builds"), line(9, 1, "produces"), line(9, 0, "produces"), line(10, 0, "gains"), line(10, 1, "feeds"), line(10, 0, "feeds"), line(10, 1, "draws"), line(10, 1, "draws"), line(10, 0, "has", true)];
    expect(toldOf(lines, 10, 2).map(({ seat, text, times }) => [seat, text, times])).toEqual([[1, "produces", 1], [0, "produces", 1], [1, "feeds", 1], [0, "feeds", 1], [1, "draws", 2]]);
  });

  test("has room for the newest lines, and of a fate leaves the points to the count", () => {
    const many = [...Array.from({ length: 20 }, (_, i) => line(3, -1, `turns ${i}`)), line(3, -1, "Day X"), line(3, -1, "a cube"), line(3, -1, "a cube"), line(3, 0, "scores")];
    expect(toldOf(many, 3, 2).at(-1)?.text).toBe("scores");
    const fate = toldOf(many, 3, 2, true);
    expect(fate.length).toBe(8);
    expect(fate.slice(-2).map(({ text, times }) => [text, times])).toEqual([["Day X", 1], ["a cube", 2]]);
  });

  test("has words of its own where only the era is another one", () => {
    const known = (id: string): boolean => id === "sea-moment-era";
    expect(headline("sea-moment", { era: 2, round: 4 }, { era: 1, round: 4 }, known)).toBe("sea-moment-era");
    expect(headline("sea-moment", { era: 2, round: 5 }, { era: 2, round: 4 }, known)).toBe("sea-moment");
    expect(headline("sea-moment", { era: 1, round: 1 }, null, known)).toBe("sea-moment");
  });
});

describe("the chance to win", () => {
  test("is told in tenths, and never as sure", () => {
    expect([0.01, 0.06, 0.55, 0.94, 0.99].map((one) => chanceShort(one))).toEqual(["<1/10", "1/10", "6/10", "9/10", ">9/10"]);
    expect(tenths(0.5)).toEqual({ n: 5, how: "about" });
  });
});

describe("a name on a drawing", () => {
  test("is whole, squeezed a little, or cut short: never squeezed to illegibility", () => {
    const name = "Handelsüberschuss";
    const wide = breadth(name, 11);
    expect(fitted(name, 11, wide)).toEqual({ text: name, length: undefined });
    expect(fitted(name, 11, wide * 0.85)).toEqual({ text: name, length: wide * 0.85 });
    const cut = fitted(name, 11, wide * 0.5);
    expect(cut.text).toMatch(/^Handels.*…$/);
    expect(breadth(cut.text, 11) * 0.74).toBeLessThanOrEqual(wide * 0.5);
  });
});

describe("lines of a name", () => {
  test("are as few as hold it, and break between words first", () => {
    expect(wrap("Surface Summit", 11, 200)).toEqual(["Surface Summit"]);
    expect(wrap("Surface Summit", 11, 60)).toEqual(["Surface", "Summit"]);
    expect(wrap("Heritage Sites of the Sea", 11.4, 54, 3)).toEqual(["Heritage", "Sites of", "the Sea"]);
  });

  test("break a compound at its joints", () => {
    expect(joined("Handelsüberschuss ")).toEqual(["Handels", "überschuss "]);
    expect(joined("Muse")).toEqual(["Muse"]);
    expect(wrap("Handelsüberschuss", 11.4, 80)).toEqual(["Handels-", "überschuss"]); // rather than squeezed
    expect(wrap("Technologieverhandlung", 11.4, 79)).toEqual(["Technologie-", "verhandlung"]);
    expect(wrap("Werkzeugwaschbär", 11.2, 64)).toEqual(["Werkzeug-", "waschbär"]);
    expect(wrap("Kuppelschildkröte", 11.2, 64)).toEqual(["Kuppel-", "schildkröte"]);
    expect(wrap("Ellátmánymerülés", 11.4, 70)).toEqual(["Ellátmány-", "merülés"]);
    expect(wrap("Tehetségügynökség", 11.4, 47, 3)).toEqual(["Tehetség-", "ügynökség"]);
  });

  test("break a word that no line holds between its syllables", () => {
    expect(wrap("Forschungsförderung", 11.4, 47, 3)).toEqual(["For-", "schungs-", "förderung"]);
    expect(wrap("Turbo-Extraktionsteam", 11.2, 64)).toEqual(["Turbo-Extrak-", "tionsteam"]);
    expect(wrap("Bemelegítés", 11.4, 40, 3)).toEqual(["Beme-", "legítés"]);
  });
});

describe("the end", () => {
  test("tells my place, and how far I am behind where points decided", () => {
    const sheet = { scores: [29, 36, 22], winners: [1] };
    expect([0, 1, 2].map((seat) => placeOf(seat, sheet))).toEqual([{ place: 2, behind: 7 }, { place: 1, behind: 0 }, { place: 3, behind: 14 }]);
    expect(placeOf(0, { scores: [5, 5], winners: [1] })).toEqual({ place: 2, behind: 0 });
    expect(placeOf(0, { scores: [9, 5], winners: [1] })).toEqual({ place: 2, behind: 0 }); // a race
  });

  test("no choice is called final and to be taken back in one breath", () => {
    for (const language of ["en", "de", "hu"]) {
      const text = /^held-reveals = (.*)$/m.exec(readFileSync(`src/locales/${language}.ftl`, "utf8"))?.[1] ?? "";
      expect(text).not.toMatch(/taken? .*back|nimm|zurücknehmen|vond|vonható/);
      expect(text).not.toBe("");
    }
  });
});

describe("marks", () => {
  test("lie where another piece lies than before", () => {
    const before = new Map([["a", { piece: "x", box }], ["b", { piece: "y", box }]]);
    const after = new Map([["a", { piece: "x", box }], ["b", { piece: "z", box }], ["c", { piece: "x", box }]]);
    expect(changed(before, after)).toEqual(["b", "c"]);
  });

  test("do not lie on cards that only slid along their row", () => {
    const row = (...cards: string[]): Map<string, { piece: string; box: DOMRect }> => new Map(cards.map((card, i) => [`row action ${i}`, { piece: `card ${card}`, box }]));
    expect(changed(row("a", "b", "c"), row("d", "a", "c"))).toEqual(["row action 0"]);
    const from = new Map([["hand 0 a", { piece: "card a", box }]]);
    expect(changed(from, row("a"))).toEqual(["row action 0"]); // from elsewhere
    const disc = (at: number): typeof from => new Map([[`laser ${at}`, { piece: "disc 1", box }]]);
    expect(changed(disc(1), disc(2))).toEqual(["laser 2"]); // what is no card has moved
  });

  test("tell what one deed changed: no hands, and not a table that is laid out anew", () => {
    expect(tracesOf(["slot 1", "hand 0 4"], 1, 7)).toEqual([{ at: "slot 1", seat: 1, moment: 7 }]);
    expect(tracesOf(Array.from({ length: 20 }, (_, i) => `module ${i}`), 1, 7)).toEqual([]);
  });

  test("the newest one counts", () => {
    const old = [{ at: "a", seat: 1, moment: 1 }, { at: "b", seat: 1, moment: 1 }];
    expect(traced(old, [{ at: "a", seat: 2, moment: 2 }])).toEqual([{ at: "b", seat: 1, moment: 1 }, { at: "a", seat: 2, moment: 2 }]);
  });
});

describe("a log of ten thousand lines", () => {
  const heights = heightsOf(10_000, new Map());
  const all = heights.reduce((sum, high) => sum + high, 0);

  test("draws a few blocks, wherever it stands", () => {
    for (const top of [0, all / 2, all - 400]) {
      const { first, last, above, below } = windowOf(heights, top, 400);
      expect((last - first + 1) * BLOCK).toBeLessThan(200);
      const drawn = heights.slice(first, last + 1).reduce((sum, high) => sum + high, 0);
      expect(above + drawn + below).toBe(all);
      expect(above).toBeLessThanOrEqual(top);
    }
  });

  test("goes by the heights that were measured", () => {
    expect(heightsOf(100, new Map([[1, 5000]]))).toEqual([BLOCK * 28, 5000, 20 * 28]);
  });
});
