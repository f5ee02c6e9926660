// What others did since my last turn: their deeds out of the log, and where on the table something changed.
import type { Line, Moment, State } from "../lib/wire.ts";
import { type Trace, traced, tracesOf } from "./marks.ts";
import { type Deed, deedsAfter, leftAt } from "./recap.ts";

interface Told {
  readonly state: State | null;
  readonly lines: readonly Line[];
  readonly replay: { readonly moment: Moment | null };
}

export class Recollection {
  open = $state(false); // the recap, where there is no room beside the board
  lit = $state.raw<{ first: number; last: number } | null>(null); // moments whose places are lit up
  #known = $state(-1); // the moment up to which I have seen it
  #left: ReadonlyMap<number, number> = $state.raw(new Map()); // by seat: the moment its last turn ended
  #traces = $state.raw<readonly Trace[]>([]);
  #past = $state.raw<readonly Trace[]>([]);
  #told: Told;
  deeds = $derived.by((): Deed[] => this.#deeds());

  constructor(told: Told) {
    this.#told = told;
  }

  leave(seat: number, moment: number): void {
    this.#left = new Map(this.#left).set(seat, moment);
  }

  /** It has been read. */
  know(): void {
    this.#known = this.#told.state?.moment ?? -1;
    this.#traces = [];
    this.lit = null;
    this.open = false;
  }

  /** Where others changed something; while looking back, what the moment on the screen changed. */
  get traces(): readonly Trace[] {
    return this.#told.replay.moment ? this.#past : this.#traces;
  }

  /** These places were changed by what is on the screen now. */
  trace(places: readonly string[]): void {
    const { state, replay } = this.#told;
    const { moment, you } = replay.moment ?? state ?? { moment: 0, you: null };
    const lines = replay.moment?.lines ?? state?.log.lines ?? [];
    const doers = lines.filter((line) => line.seat >= 0 && !line.sum).map((line) => line.seat);
    const other = doers.findLast((seat) => seat !== you);
    const seat = other ?? doers.at(-1) ?? -1;
    const fresh = tracesOf(places, seat, moment);
    if (replay.moment) this.#past = fresh;
    else if (other === undefined && seat === you) this.#traces = []; // my turn: all that is known
    else this.#traces = traced(this.#traces, fresh);
  }

  #deeds(): Deed[] {
    const { state, lines } = this.#told;
    if (!state || state.you === null || state.over) return [];
    return deedsAfter(lines, Math.max(this.#known, leftAt(lines, state.you, this.#left.get(state.you))), state.you);
  }
}
