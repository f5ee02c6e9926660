// What the option under the pointer would change, asked of the server once the pointer rests.
import * as api from "../lib/api.ts";
import type { Preview, State } from "../lib/wire.ts";

const REST_MS = 140;
const KEPT = 60;

/** Whether a move, of one thing or several, is among what is asked: the pointer may still rest where the last question had its place. */
function offers({ options }: State, move: string): boolean {
  return move.split(" + ").every((key) => options.some((option) => option.key === key));
}

export class Foresight {
  seen = $state.raw<Preview | null>(null);
  #table: string;
  #kept = new Map<string, Preview>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #settled: () => boolean; // the table is as it is shown: who has just chosen need not ask any more

  constructor(table: string, settled: () => boolean) {
    this.#table = table;
    this.#settled = settled;
  }

  /** Looks at this option of that state; nothing to look at clears it. */
  look(key: string | null, state: State | null): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    if (key === null || state === null || state.you === null || !offers(state, key)) {
      this.seen = null;
      return;
    }
    const name = `${state.seq} ${state.you} ${key}`;
    const kept = this.#kept.get(name);
    if (kept) {
      this.seen = kept;
      return;
    }
    this.seen = null;
    const ask = { seat: state.you, seq: state.seq, key };
    this.#timer = setTimeout(() => void this.#ask(name, ask), REST_MS);
  }

  async #ask(name: string, ask: { seat: number; seq: number; key: string }): Promise<void> {
    if (!this.#settled()) return;
    const timer = this.#timer;
    this.#asking = new AbortController();
    try {
      const found = await api.preview(this.#table, ask, this.#asking.signal);
      if (this.#kept.size > KEPT) this.#kept.clear();
      this.#kept.set(name, found);
      if (timer === this.#timer) this.seen = found;
    } catch {
      // a preview is a courtesy: without it the option's words say enough
    }
  }
}
