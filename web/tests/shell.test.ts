// The shell's own logic: the little Markdown of the rules, and names for bots.
import "./browser.ts";
import { describe as group, expect, test } from "vitest";
import { another, named } from "../src/shell/bots.ts";
import { blocks, cut, inline } from "../src/shell/markdown.ts";
import type { BotCard, NewSeat } from "../src/lib/wire.ts";

group("rules text", () => {
  test("has paragraphs, lists and tables", () => {
    const found = blocks("One line\nand more.\n\n- first\n  goes on\n- second\n\n1. a\n2. b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |");
    expect(found.map(({ kind }) => kind)).toEqual(["p", "ul", "ol", "table"]);
    expect(found[1]).toMatchObject({ items: [[{ text: "first goes on" }], [{ text: "second" }]] });
    expect(found[3]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  test("has strong words and links to sections", () => {
    expect(inline("a **b** [c](#d-e).")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "link", text: "c", to: "d-e" },
      { kind: "text", text: "." },
    ]);
  });

  test("is cut where the words looked for stand, whatever their accents", () => {
    expect(cut("Az űrkomp és az Urkomp", "urkomp")).toEqual(["Az ", "űrkomp", " és az ", "Urkomp", ""]);
    expect(cut("nothing", "")).toEqual(["nothing"]);
  });
});

group("bots", () => {
  const BOTS: BotCard[] = ["Fern", "Juno"].map((name) => ({ name, level: "easy" as const })).concat([{ name: "Mara", level: "medium" as never }]);
  const bot = (level: "easy" | "medium", name = ""): NewSeat => ({ kind: "bot", level, name });

  test("get a name of their level, each another one", () => {
    expect(named([{ kind: "me" }, bot("easy"), bot("easy"), bot("medium")], BOTS).map(({ name }) => name)).toEqual([undefined, "Fern", "Juno", "Mara"]);
  });

  test("keep the name they have while it fits their level", () => {
    expect(named([bot("easy", "Juno"), bot("easy")], BOTS).map(({ name }) => name)).toEqual(["Juno", "Fern"]);
    expect(named([bot("medium", "Juno")], BOTS)[0]?.name).toBe("Mara");
  });

  test("are swapped for one who does not sit here", () => {
    expect(another([bot("easy", "Fern"), bot("easy", "Juno")], 0, BOTS)).toBe("Fern");
    expect(another([bot("easy", "Fern")], 0, BOTS)).toBe("Juno");
  });
});
