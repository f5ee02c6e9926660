// Setting up a table: what is filled in, what is barred and why.
import { describe as group, expect, test } from "vitest";
import type { GameCard } from "../src/lib/wire.ts";
import { barOf, fill, kept } from "../src/shell/variants.ts";

const CARD = {
  variants: [
    { name: "boards", values: ["basic", "expert"] },
    { name: "contracts", values: [false, true] },
  ],
  settings: [
    { seats: 1, variants: { boards: "expert", contracts: false }, forbidden: [{ boards: "basic" }, { contracts: true }] },
    { seats: 2, variants: { boards: "basic", contracts: false }, forbidden: [{ boards: "basic", contracts: true }] },
  ],
} as unknown as GameCard;

group("variants of a new table", () => {
  test("those not chosen take the first values that go with the number of seats", () => {
    expect(fill(CARD, 1, {})).toEqual({ boards: "expert", contracts: false });
    expect(fill(CARD, 2, {})).toEqual({ boards: "basic", contracts: false });
  });

  test("those not chosen follow the chosen ones; those chosen stay", () => {
    expect(fill(CARD, 2, { contracts: true })).toEqual({ boards: "expert", contracts: true });
    expect(fill(CARD, 2, { boards: "basic", contracts: true })).toBeNull();
  });

  test("another number of seats keeps the choices that are still possible", () => {
    expect(kept(CARD, 1, { boards: "expert", contracts: true })).toEqual({ boards: "expert" });
    expect(kept(CARD, 2, { boards: "expert", contracts: true })).toEqual({ boards: "expert", contracts: true });
  });

  test("a value is barred by the number of seats or by what was chosen, never by what was filled in", () => {
    expect(barOf(CARD, 1, {}, "boards", "basic")).toEqual({ seats: 1 });
    expect(barOf(CARD, 2, {}, "contracts", true)).toBeNull();
    expect(barOf(CARD, 2, { boards: "basic" }, "contracts", true)).toEqual({ with: { boards: "basic" } });
    expect(barOf(CARD, 2, { boards: "basic", contracts: false }, "boards", "expert")).toBeNull();
  });
});
