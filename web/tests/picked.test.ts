// What a pick looks like: on the board, in the list of options and in the prompt bar.
import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { beforeEach, describe as group, expect, test } from "vitest";
import type { Scene } from "../src/games/front.ts";
import Pick from "../src/games/Pick.svelte";
import Spot from "../src/games/Spot.svelte";
import type { Option, State, Things } from "../src/lib/wire.ts";
import OptionList from "../src/table/OptionList.svelte";
import Picked from "../src/table/Picked.svelte";
import { Selection } from "../src/table/picking.svelte.ts";
import type { TableScene } from "../src/table/scene.svelte.ts";
import type { Session } from "../src/table/session.svelte.ts";

const OPTIONS: Option[] = [
  { id: 1, key: "card 1", domain: "card", text: "A 1", copies: 2 },
  { id: 2, key: "card 2", domain: "card", text: "A 2", copies: 1 },
  { id: 3, key: "card 3", domain: "card", text: "A 3", copies: 1 },
  { id: 4, key: "use 7", domain: "use", text: "Use 7", copies: 0 },
];
const children = createRawSnippet(() => ({ render: () => "<i></i>" }));
let selection: Selection;
let answer: Partial<Things>;
let scene: Scene;

function ask(pick: State["pick"]): void {
  selection.meet({ seq: 1, you: 0, prompt: "Which?", options: OPTIONS, pick } as State);
}

async function tap(key: string, told: Partial<Things>): Promise<void> {
  answer = told;
  selection.tap(key);
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  selection = new Selection((picked) => Promise.resolve({ picked, words: picked.map((key) => `A ${key.slice(-1)}`), more: [], fits: true, why: "", ...answer }), () => undefined);
  ask({ least: 2, most: 2, more: ["card 1", "card 2", "card 3"], fits: false });
  scene = {
    game: "x",
    armed: null,
    standing: (option: Option) => selection.standing(option),
    matching: (key: string) => OPTIONS.filter((option) => option.key === key),
    point: () => undefined,
  } as unknown as Scene;
});

function bar(held = false): string {
  const session = { selection, held: held ? { key: "card 1 + card 2" } : null } as unknown as Session;
  return render(Picked, { props: { session, scene: scene as unknown as TableScene } }).body;
}

group("on the board", () => {
  const place = (key: string): string => render(Pick, { props: { scene, key, label: "Card", children } }).body;

  test("what may be picked glows, and is not pressed", () => {
    expect(place("card 1")).toMatch(/<button[^>]*aria-pressed="false"/);
    expect(place("card 1")).not.toContain("aria-disabled");
    expect(place("card 1")).toContain("data-more");
  });

  test("what is picked has a check and a number, not a colour alone; what does not go with it is barred", async () => {
    await tap("card 1", { more: ["card 1", "card 2"], fits: false });
    const picked = place("card 1");
    expect(picked).toMatch(/aria-pressed="true"/);
    expect(picked).toContain('class="mark');
    expect(picked).toMatch(/<text[^>]*>1<\/text>/);
    expect(place("card 2")).not.toContain("aria-disabled");
    expect(place("card 3")).toMatch(/aria-disabled="true"/);
    await tap("card 2", { more: [], fits: true });
    expect(place("card 2")).not.toContain("<text");
    expect(place("card 1")).not.toContain("data-more"); // all that may be are picked
  });

  test("how often it is picked is told to those who cannot see it", async () => {
    await tap("card 1", { more: ["card 1"], fits: false });
    await tap("card 1", { more: [], fits: true });
    expect(place("card 1")).toContain("Card: A 1. Picked 2 times");
  });

  test("a place of an SVG board is the same", async () => {
    await tap("card 2", { more: ["card 1"], fits: false });
    const spot = (key: string): string => render(Spot, { props: { scene, key, label: "Card", width: 40, height: 60, children } }).body;
    expect(spot("card 2")).toMatch(/aria-pressed="true"/);
    expect(spot("card 2")).toContain('class="mark');
    expect(spot("card 3")).toMatch(/aria-disabled="true"/);
    expect(spot("use 7")).not.toContain("aria-pressed");
    expect(spot("card 9")).toMatch(/role="img"/);
  });
});

test("in the list things are pressed and counted, free choices are plain buttons", async () => {
  await tap("card 1", { more: ["card 2"], fits: false });
  const { body } = render(OptionList, { props: { options: OPTIONS, choose: () => undefined, scene, grouped: false } });
  const buttons = body.split("<button").slice(1);
  expect(buttons.map((one) => /aria-pressed="(\w+)"/.exec(one)?.[1])).toEqual(["true", "false", "false", undefined]);
  expect(buttons.map((one) => one.includes("aria-disabled"))).toEqual([false, false, true, false]);
  expect(buttons[0]).toContain("✓ 1");
});

group("in the prompt bar", () => {
  test("it says how many are wanted, and why nothing can be handed in yet", () => {
    expect(bar()).toContain("0 of 2 picked");
    expect(bar()).toMatch(/data-hand-in=""[^>]*title="Nothing is picked yet\."[^>]*aria-disabled="true"/);
  });

  test("the reason comes from the server", async () => {
    await tap("card 1", { more: ["card 2"], fits: false, why: "Two cards, please." });
    expect(bar()).toContain("1 of 2 picked");
    expect(bar()).toContain("Two cards, please.");
    expect(bar()).toContain("Put back: A 1");
  });

  test("the button says what happens", async () => {
    await tap("card 1", { more: ["card 1"], fits: false });
    await tap("card 1", { more: [], fits: true });
    expect(bar()).toMatch(/data-hand-in="card 1 \+ card 1"[^>]*aria-disabled="false"[^>]*>2 × A 1</);
    expect(bar(true)).not.toContain("data-hand-in"); // it waits for its confirmation
  });

  test("a second copy that is another thing has a chip of its own", async () => {
    await tap("card 1", { more: ["card 1"], fits: false, words: ["A 1"] });
    await tap("card 1", { more: [], fits: true, words: ["A 1", "B 1"] });
    expect([...bar().matchAll(/aria-label="Put back: ([^"]*)"/g)].map(([, what]) => what)).toEqual(["A 1", "B 1"]);
    expect(bar()).toMatch(/data-hand-in="card 1 \+ card 1"[^>]*>A 1 \+ B 1</);
  });

  test("nothing can be taken where that fits", () => {
    ask({ least: 0, most: 9, more: ["card 1"], fits: true });
    expect(bar()).toContain("0 picked, up to 4");
    expect(bar()).toMatch(/data-hand-in="pass"[^>]*>Take nothing</);
    expect(bar()).not.toContain("data-clear");
  });

  test("a range is told as one", () => {
    ask({ least: 1, most: 3, more: ["card 1"], fits: false });
    expect(bar()).toContain("0 picked, 1 to 3 wanted");
  });
});
