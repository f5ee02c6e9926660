// Looking back: which moment of the game is on the screen, fetched once and kept.
import * as api from "../lib/api.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import type { Moment, State } from "../lib/wire.ts";
import { playedMs } from "./pace.ts";

const KEPT = 400;

export class Replay {
  at = $state<number | null>(null); // where the slider stands; null is the present
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  #table: string;
  #present: () => State | null;
  #kept = new Map<string, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, present: () => State | null) {
    this.#table = table;
    this.#present = present;
  }

  get last(): number {
    return this.#present()?.moment ?? 0;
  }

  present(): void {
    this.stop();
    this.at = null;
    this.moment = null;
  }

  async go(to: number): Promise<void> {
    const moment = Math.max(0, Math.min(to, this.last));
    const state = this.#present();
    if (!state) return;
    if (moment === this.last && !state.over) {
      this.present();
      return;
    }
    this.at = moment;
    const key = `${moment} ${state.you ?? "-"} ${prefs.language} ${state.seq}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = await api.moment(this.#table, moment, state.you).catch(() => undefined);
      if (!found) return this.#failed(moment);
      if (this.#kept.size > KEPT) this.#kept.clear();
      this.#kept.set(key, found);
    }
    if (this.at === moment) this.moment = found;
  }

  /** The server does not tell it: the slider goes back to what is on the screen. */
  #failed(moment: number): void {
    if (this.at !== moment) return;
    this.stop();
    this.at = this.moment?.moment ?? null;
  }

  step(by: number): Promise<void> {
    return this.go((this.at ?? this.last) + by);
  }

  /** Plays on by itself, a moment after another. */
  play(): void {
    if (this.at === null || this.at >= this.last) this.at = 0;
    this.playFrom(this.at);
  }

  /** The same from a moment on. */
  playFrom(moment: number): void {
    this.at = moment;
    this.playing = true;
    const next = async (): Promise<void> => {
      if (!this.playing) return;
      await this.step(1);
      if (this.at === null || this.at >= this.last) this.stop();
      else this.#timer = setTimeout(() => void next(), playedMs());
    };
    void next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  reload(): void {
    this.#kept.clear();
    if (this.at !== null) void this.go(this.at);
  }
}
