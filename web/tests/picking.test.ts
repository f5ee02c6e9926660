// Picking several things: what a tap does, and that answers of the server in any order leave the right selection.
import { beforeEach, describe as group, expect, test, vi } from "vitest";
import type { Option, State, Things } from "../src/lib/wire.ts";
import { confirms } from "../src/table/keys.ts";
import { Foresight } from "../src/table/foresight.svelte.ts";
import { Selection } from "../src/table/picking.svelte.ts";

function option(key: string, copies = 1): Option {
  return { id: 0, key, domain: key.split(" ")[0] ?? "", text: `Take ${key}`, copies };
}

const DOCKS = [option("dock 1", 2), option("dock 2"), option("dock 3")];

function stateOf(changed: Partial<State> = {}): State {
  const pick = { least: 1, most: 2, more: ["dock 1", "dock 2", "dock 3"], fits: false };
  return { seq: 5, you: 0, prompt: "Which crews?", options: DOCKS, pick, ...changed } as State;
}

/** A server that answers when it is told to, in any order. */
class Server {
  asked: { picked: string[]; answer: (things: Partial<Things>) => Promise<void>; fail: () => Promise<void> }[] = [];

  ask = (picked: string[]): Promise<Things> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): Promise<void> => {
        act();
        return new Promise((done) => setTimeout(done));
      };
      this.asked.push({
        picked,
        answer: (things) => settle(() => resolve({ picked, words: picked.map((key) => `Take ${key}`), more: [], fits: true, why: "", ...things })),
        fail: () => settle(() => reject(new Error("offline"))),
      });
    });
}

let server: Server;
let said: string[];
let selection: Selection;

beforeEach(() => {
  server = new Server();
  said = [];
  selection = new Selection(server.ask, (why) => said.push(why));
  selection.meet(stateOf());
});

group("taps", () => {
  test("the empty selection is known without asking", () => {
    expect(server.asked).toHaveLength(0);
    expect(selection.waiting).toBe(false);
    expect(selection.fits).toBe(false);
    expect(selection.standing(DOCKS[0]!)).toEqual({ thing: true, count: 0, open: true });
  });

  test("a tap adds at once, and the answer says what may follow", async () => {
    expect(selection.tap("dock 2")).toBe(true);
    expect(selection.picked).toEqual(["dock 2"]);
    expect(selection.waiting).toBe(true);
    expect(server.asked[0]?.picked).toEqual(["dock 2"]);
    await server.asked[0]?.answer({ more: ["dock 1"], fits: true });
    expect(selection.fits).toBe(true);
    expect(selection.standing(DOCKS[0]!).open).toBe(true);
    expect(selection.standing(DOCKS[2]!)).toEqual({ thing: true, count: 0, open: false });
  });

  test("a second tap releases, and what was told is not asked again", async () => {
    selection.tap("dock 2");
    await server.asked[0]?.answer({ more: ["dock 1"] });
    selection.tap("dock 2");
    expect(selection.picked).toEqual([]);
    expect(selection.waiting).toBe(false);
    selection.tap("dock 2");
    expect(selection.fits).toBe(true);
    expect(server.asked).toHaveLength(1);
  });

  test("a thing with copies is counted, and released one by one once it is full", async () => {
    selection.tap("dock 1");
    await server.asked[0]?.answer({ more: ["dock 1", "dock 2"] });
    selection.tap("dock 1");
    await server.asked[1]?.answer({ more: [] });
    expect(selection.chips).toEqual([{ option: DOCKS[0], text: "Take dock 1", count: 2, before: 0 }]);
    expect(selection.move).toBe("dock 1 + dock 1");
    selection.tap("dock 1");
    expect(selection.count("dock 1")).toBe(1);
    expect(selection.release("dock 1")).toBe(true);
    expect(selection.release("dock 1")).toBe(false);
    expect(selection.picked).toEqual([]);
  });

  test("a second copy may be another thing: it has its own chip, and what lies behind a chip goes back with it", async () => {
    const stack = option("dock 1", 4);
    selection.meet(stateOf({ options: [stack, option("dock 2")], pick: { least: 0, most: 5, more: ["dock 1", "dock 2"], fits: true } }));
    const words = ["Krona", "Krona", "Nova", "Take dock 2"];
    selection.put("dock 2 + dock 1 + dock 1 + dock 1");
    await server.asked[0]?.answer({ more: [], words });
    const chips = selection.chips;
    expect(chips.map(({ text, count, before }) => [text, count, before])).toEqual([
      ["Krona", 2, 0],
      ["Nova", 1, 2],
      ["Take dock 2", 1, 0],
    ]);
    selection.releaseChip(chips[1]!);
    expect(selection.keys).toEqual(["dock 1", "dock 1", "dock 2"]);
    selection.put("dock 2 + dock 1 + dock 1 + dock 1");
    selection.releaseChip(chips[0]!);
    expect(selection.keys).toEqual(["dock 1", "dock 2"]);
    selection.releaseChip(chips[2]!);
    expect(selection.keys).toEqual(["dock 1"]);
  });

  test("what is barred stays out", async () => {
    selection.tap("dock 2");
    await server.asked[0]?.answer({ more: ["dock 1"] });
    expect(selection.tap("dock 3")).toBe(false);
    expect(selection.picked).toEqual(["dock 2"]);
    expect(selection.full).toBe(false);
    selection.tap("dock 1");
    expect(selection.full).toBe(true);
    expect(server.asked).toHaveLength(2);
  });

  test("a move names the things in the order of the options", () => {
    selection.tap("dock 3");
    selection.tap("dock 1");
    expect(selection.move).toBe("dock 1 + dock 3");
    selection.clear();
    expect(selection.move).toBe("pass");
  });

  test("free choices of the moment are no things", () => {
    const free = option("use 7", 0);
    selection.meet(stateOf({ options: [...DOCKS, free] }));
    expect(selection.standing(free)).toEqual({ thing: false, count: 0, open: true });
    expect(selection.tap("use 7")).toBe(false);
    expect(selection.things).toEqual(DOCKS);
  });

  test("no more than there are can be wanted", () => {
    selection.meet(stateOf({ pick: { least: 0, most: 99, more: ["dock 1"], fits: true } }));
    expect(selection.most).toBe(4);
  });

  test("a thing that can never be taken is barred, not free", () => {
    selection.meet(stateOf({ pick: { least: 1, most: 2, more: ["dock 1", "dock 2"], fits: false } }));
    expect(selection.standing(DOCKS[2]!)).toEqual({ thing: true, count: 0, open: false });
  });
});

group("races", () => {
  test("a late answer is dropped", async () => {
    selection.tap("dock 1");
    selection.tap("dock 2");
    await server.asked[1]?.answer({ more: [], fits: true });
    await server.asked[0]?.answer({ more: ["dock 3"], fits: false, why: "late" });
    expect(selection.picked).toEqual(["dock 1", "dock 2"]);
    expect(selection.fits).toBe(true);
    expect(selection.why).toBe("");
  });

  test("of two quick taps that do not go together the later is taken back", async () => {
    selection.tap("dock 1");
    selection.tap("dock 2");
    await server.asked[1]?.answer({ more: [], fits: false, why: "Only one of them." });
    expect(selection.picked).toEqual(["dock 1"]);
    expect(said).toEqual([""]); // the words for that are the page's own
    await server.asked[2]?.answer({ more: ["dock 3"], fits: true });
    expect(selection.fits).toBe(true);
    expect(selection.standing(DOCKS[1]!).open).toBe(false);
  });

  test("handed in before the answer: done as soon as it fits", async () => {
    const give = vi.fn();
    selection.tap("dock 2");
    selection.hand(give);
    expect(give).not.toHaveBeenCalled();
    await server.asked[0]?.answer({ fits: true });
    expect(give).toHaveBeenCalledExactlyOnceWith("dock 2");
  });

  test("handed in before the answer, and then changed: not done", async () => {
    const give = vi.fn();
    selection.tap("dock 2");
    selection.hand(give);
    selection.tap("dock 3");
    await server.asked[0]?.answer({ fits: true });
    await server.asked[1]?.answer({ fits: true });
    expect(give).not.toHaveBeenCalled();
  });

  test("what does not fit is not handed in; the reason is told", async () => {
    const give = vi.fn();
    selection.tap("dock 2");
    await server.asked[0]?.answer({ fits: false, more: ["dock 1"], why: "One more." });
    selection.hand(give);
    expect(give).not.toHaveBeenCalled();
    expect(said).toEqual(["One more."]);
  });

  test("without an answer the numbers decide, and it is asked again when the table has gone on", async () => {
    selection.tap("dock 2");
    await server.asked[0]?.fail();
    expect(selection.fits).toBe(true);
    selection.meet(stateOf({ seq: 6 }));
    expect(server.asked[1]?.picked).toEqual(["dock 2"]);
    await server.asked[1]?.answer({ fits: false, more: ["dock 1"], why: "One more." });
    expect(selection.fits).toBe(false);
  });
});

group("questions", () => {
  test("the same question drawn anew keeps the selection, also after a move of another seat", async () => {
    selection.tap("dock 2");
    await server.asked[0]?.answer({ more: ["dock 1"] });
    selection.meet(stateOf());
    selection.meet(stateOf({ seq: 6 }));
    expect(selection.picked).toEqual(["dock 2"]);
    expect(selection.fits).toBe(true);
    expect(server.asked).toHaveLength(1);
  });

  test("in another language the selection stays, and its words are asked for again", async () => {
    selection.tap("dock 2");
    await server.asked[0]?.answer({ fits: true, more: ["dock 1"] });
    selection.meet(stateOf({ prompt: "Welche Mannschaften?" }));
    expect(selection.picked).toEqual(["dock 2"]);
    await server.asked[1]?.answer({ fits: false, more: ["dock 1"], words: ["Nimm 2"], why: "Noch eine." });
    expect(selection.chips.map(({ text }) => text)).toEqual(["Nimm 2"]);
    expect(selection.why).toBe("Noch eine.");
  });

  test.each([
    ["other things", { options: [option("dock 2")] }],
    ["another seat", { you: 1 }],
    ["another number", { pick: { least: 2, most: 2, more: ["dock 1", "dock 2", "dock 3"], fits: false } }],
    ["another question with the same things", { seq: 6, prompt: "Which crews stay?" }],
    ["no pick at all", { pick: null }],
  ])("%s: the selection goes", (_, changed) => {
    selection.tap("dock 2");
    selection.meet(stateOf(changed));
    expect(selection.picked).toEqual([]);
  });

  test("an answer to the old question does not reach the new one", async () => {
    selection.tap("dock 2");
    selection.meet(stateOf({ you: 1 }));
    await server.asked[0]?.answer({ more: [], fits: true });
    expect(selection.picked).toEqual([]);
    expect(selection.fits).toBe(false);
    selection.tap("dock 2");
    expect(server.asked).toHaveLength(2);
  });

  test("after a move of mine nothing is picked, even if the same is asked again", () => {
    selection.tap("dock 2");
    selection.drop();
    expect(selection.picked).toEqual([]);
    expect(selection.waiting).toBe(false);
  });

  test("a question is another one after my move, and not after that of somebody who is asked at the same time", () => {
    const first = selection.question;
    selection.meet(stateOf({ seq: 6, waiting: [0] }));
    expect(selection.question).toBe(first);
    selection.drop();
    expect(selection.question).toBe(first + 1);
    selection.meet(stateOf({ seq: 7, prompt: "Which crews stay?" }));
    expect(selection.question).toBe(first + 2);
  });
});

group("hints and looking ahead", () => {
  test("a hint picks its things; one that is no pick is left to be chosen", () => {
    expect(selection.put("dock 1 + dock 3")).toBe(true);
    expect(selection.picked).toEqual(["dock 1", "dock 3"]);
    expect(selection.put("pass")).toBe(true);
    expect(selection.picked).toEqual([]);
    expect(selection.put("slot l1")).toBe(false);
    selection.meet(stateOf({ pick: null }));
    expect(selection.put("pass")).toBe(false);
  });

  test("what is looked at is the whole move", async () => {
    expect(selection.ahead(null)).toBe(null);
    expect(selection.ahead("dock 3")).toBe("dock 3");
    selection.tap("dock 1");
    await server.asked[0]?.answer({ more: ["dock 3"], fits: true });
    expect(selection.ahead("dock 3")).toBe("dock 1 + dock 3");
    expect(selection.ahead("dock 1")).toBe("dock 1");
    expect(selection.ahead("dock 2")).toBe("dock 1");
    expect(selection.ahead("use 7")).toBe("use 7");
  });

  test("where numbers do not decide, only what is known to fit is looked at", () => {
    selection.meet(stateOf({ pick: { least: 0, most: 2, more: ["dock 1", "dock 2"], fits: false } }));
    expect(selection.ahead("dock 1")).toBe(null);
  });
});

test("Enter hands in on a thing or where it means nothing else", () => {
  const inside = (...selectors: string[]): Element =>
    ({ closest: (wanted: string) => (wanted.split(", ").some((one) => selectors.includes(one)) ? {} : null) }) as unknown as Element;
  expect(confirms(null)).toBe(true);
  expect(confirms(inside())).toBe(true);
  expect(confirms(inside("button", "[data-key][aria-pressed]"))).toBe(true);
  expect(confirms(inside("button"))).toBe(false);
});

group("looking ahead", () => {
  test("only at what is asked now, though the pointer rests where the last question had its place", () => {
    vi.useFakeTimers();
    const asked = vi.fn(() => new Promise<never>(() => undefined));
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("document", { cookie: "" });
    const foresight = new Foresight("t", () => true);
    foresight.look("dock 9", stateOf());
    vi.advanceTimersByTime(1000);
    expect(asked).not.toHaveBeenCalled();
    foresight.look("dock 1 + dock 2", stateOf());
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
