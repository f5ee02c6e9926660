// States as they come in: what others chose is shown one after the other, each for as long as the pace says.
import type { State } from "../lib/wire.ts";
import { stepMs } from "./pace.ts";

export class Arrivals {
  #coming: State[] = []; // each waits until the one before was seen
  #pause: ReturnType<typeof setTimeout> | undefined;
  #interlude = false; // a big moment is on the screen
  #shown: () => State | null;
  #see: (state: State) => void;

  constructor(shown: () => State | null, see: (state: State) => void) {
    this.#shown = shown;
    this.#see = see;
  }

  get waiting(): boolean {
    return this.#coming.length > 0;
  }

  add(state: State): void {
    this.#coming.push(state);
    this.#advance();
  }

  /** A big moment is shown: what comes next waits for its end. */
  interlude(on: boolean): void {
    this.#interlude = on;
    if (!on) this.#advance();
  }

  /** Everything that waits to be seen is shown at once. */
  hurry(): void {
    this.stop();
    for (const state of this.#coming.splice(0)) this.#see(state);
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }

  #advance(): void {
    if (this.#pause !== undefined || this.#interlude) return;
    const next = this.#coming.shift();
    if (!next) return;
    const before = this.#shown()?.moment;
    this.#see(next);
    const others = next.log.lines.some((line) => line.seat >= 0 && line.seat !== next.you && !line.sum);
    const wait = before !== undefined && next.moment > before && others && !document.hidden ? stepMs() : 0;
    if (wait === 0) return this.#advance();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#advance();
    }, wait);
  }
}
