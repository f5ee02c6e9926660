// When the coach speaks, and what it proposes.
import { describe as group, expect, test } from "vitest";
import { at, briefly, due, type Facts, holds, proposed } from "../src/coach/lesson.ts";
import type { LessonMoment, Option } from "../src/lib/wire.ts";

const option = (key: string): Option => ({ id: 1, key, domain: key.split(" ")[0] ?? "", text: key, copies: 0 });
const VIEW = { chapter: 2, round: null, seats: [{ hand: [1, 2, 3], score: 4 }, { hand: null, score: 0 }] };

function facts(part: Partial<Facts> = {}): Facts {
  return { view: VIEW, you: 0, options: [option("slot u1")], moment: 5, over: false, told: new Set(), refused: "", ...part };
}

const moment = (key: string, when: Record<string, unknown>): LessonMoment => ({ key, when, title: key, text: "", light: [], propose: [], rules: "" });

group("a place in a view", () => {
  test("is found by names, and by my seat", () => {
    expect(at(VIEW, "chapter", 0)).toBe(2);
    expect(at(VIEW, "seats.me.score", 0)).toBe(4);
    expect(at(VIEW, "seats.me.score", 1)).toBe(0);
  });

  test("counts a list and knows nothing of what is not there", () => {
    expect(at(VIEW, "seats.me.hand", 0)).toBe(3);
    expect(at(VIEW, "seats.me.gold.bars", 0)).toBeUndefined();
  });
});

group("a moment has come", () => {
  test.each([
    [{ ask: "slot" }, true],
    [{ ask: "card" }, false],
    [{ view: "chapter", is: 2 }, true],
    [{ view: "chapter", is: 1 }, false],
    [{ view: "seats.me.score", least: 4 }, true],
    [{ view: "seats.me.score", least: 5 }, false],
    [{ moment: 6 }, false],
    [{ after: "welcome" }, false],
    [{ over: true }, false],
    [{ refused: "slot" }, false],
    [{}, true],
  ])("when %o: %s", (when, wanted) => {
    expect(holds(when, facts())).toBe(wanted);
  });

  test("only at the end when the game is over", () => {
    expect(holds({}, facts({ over: true }))).toBe(false);
    expect(holds({ over: true }, facts({ over: true }))).toBe(true);
  });

  test("after what was told before, and never twice", () => {
    const moments = [moment("one", {}), moment("two", { after: "one" })];
    expect(due(moments, facts()).map(({ key }) => key)).toEqual(["one"]);
    expect(due(moments, facts({ told: new Set(["one"]) })).map(({ key }) => key)).toEqual(["two"]);
  });
});

test("a click in vain is explained before anything else", () => {
  const moments = [moment("one", {}), moment("why", { refused: "slot" })];
  expect(due(moments, facts({ refused: "slot" })).map(({ key }) => key)).toEqual(["why", "one"]);
});

group("a proposal", () => {
  test("is the first wish that can be chosen, by whole words", () => {
    const options = [option("slot u1"), option("slot u10"), option("pass")];
    expect(proposed(["slot u9", "slot u10"], options)?.key).toBe("slot u10");
    expect(proposed(["slot"], options)?.key).toBe("slot u1");
    expect(proposed(["slo"], options)).toBeNull();
  });

  test("is told in a few words, without a second full stop", () => {
    expect(briefly("Land on “Solar Field” – Gain 2 energy. Stay: next round the lander starts from this world.")).toBe("Land on “Solar Field”");
    expect(briefly("The spaceship “Herd” (bays: savanna + savanna; buildings: 1; resources: 2; flight: 1 energy)")).toBe("The spaceship “Herd”");
    expect(briefly("Work on the laser for 1 energy.")).toBe("Work on the laser for 1 energy");
  });
});
