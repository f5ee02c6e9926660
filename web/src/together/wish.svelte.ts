// What somebody wants to play: a game, how many, how fast, which variants. For pairing and for tournaments.
import type { GameCard, Pace } from "../lib/wire.ts";
import { fill, type Values } from "../shell/variants.ts";
import { PACES, paceKey } from "./time.svelte.ts";

export class Wish {
  game = $state("");
  seats = $state(2);
  pace = $state("");
  chosen = $state.raw<Values>({}); // by hand; the other variants follow
  readonly games: () => readonly GameCard[];
  readonly card = $derived.by(() => this.games().find((one) => one.name === this.game) ?? this.games()[0]);
  readonly low = $derived.by(() => Math.max(2, this.card?.low ?? 2));
  readonly many = $derived.by(() => (this.card ? Math.min(this.card.high, Math.max(this.low, this.seats)) : 2));
  readonly variants = $derived.by(() => (this.card ? (fill(this.card, this.many, this.chosen) ?? {}) : {}));

  constructor(games: () => readonly GameCard[], pace: Pace | null | undefined) {
    this.games = games;
    this.pace = paceKey(pace);
  }

  get wantedPace(): Pace | null {
    return PACES.find((one) => paceKey(one.pace) === this.pace)?.pace ?? null;
  }

  playing(game: string): void {
    this.game = game;
    this.chosen = {};
  }

  seated(seats: number): void {
    this.seats = seats;
    this.chosen = {};
  }
}
