// Looking back: what happens to the slider when the server does not tell a moment.
import { expect, test, vi } from "vitest";
import type { State } from "../src/lib/wire.ts";
import { Replay } from "../src/table/replay.svelte.ts";

const now = { moment: 9, seq: 9, you: 0, over: true } as State;

function answering(...answers: Response[]): Replay {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", async () => answers.shift());
  return new Replay("t", () => now);
}

const told = (moment: number): Response => Response.json({ moment });
const refused = (): Response => Response.json({ code: "no_table", message: "there is no such table" }, { status: 404 });

test("the slider goes back to what is on the screen, and nothing is thrown", async () => {
  const replay = answering(told(3), refused());
  await replay.go(3);
  await replay.go(5);
  expect(replay.at).toBe(3);
  expect(replay.moment?.moment).toBe(3);
  const fresh = answering(refused());
  await fresh.go(3);
  expect([fresh.at, fresh.moment]).toEqual([null, null]);
});

test("a game that plays by itself stops there", async () => {
  const replay = answering(told(4), refused());
  replay.playFrom(3);
  await vi.waitFor(() => expect(replay.moment?.moment).toBe(4));
  await replay.step(1);
  expect(replay.playing).toBe(false);
});
