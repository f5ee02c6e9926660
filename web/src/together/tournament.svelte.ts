// Tournaments, live: one with its standings and rounds, or the list of all.
import { entryOf } from "../lib/entries.ts";
import { t } from "../lib/i18n.svelte.ts";
import { Live } from "../lib/live.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import type { Tournament, TournamentCard } from "../lib/wire.ts";

export class TournamentFeed {
  one = $state.raw<Tournament | null>(null);
  all = $state.raw<readonly TournamentCard[] | null>(null);
  missing = $state("");
  #live: Live;
  #tournament: string | null;

  constructor(tournament: string | null) {
    this.#tournament = tournament;
    this.#live = new Live(
      () => this.attend(),
      (message) => {
        if (message.type === "tournament") this.one = message;
        else if (message.type === "tournaments") this.all = message.tournaments;
        else if (message.type === "refused") this.missing = message.message;
      },
    );
  }

  get link() {
    return this.#live.link;
  }

  /** Asks for it; again when I am somebody else there by now. */
  attend(): void {
    const secret = this.#tournament === null ? null : (entryOf(this.#tournament) ?? null);
    this.#live.send({ type: "attend", tournament: this.#tournament, secret });
  }

  close(): void {
    this.#live.close();
  }
}

/** Where a tournament stands, in words. */
export function stageText(card: TournamentCard): string {
  if (card.stage === "open") return t("tournament-open", { count: card.entrants, size: card.size });
  if (card.stage === "over") return t("tournament-ended");
  return t("tournament-round", { round: card.round, rounds: card.rounds });
}

/** A round span: `3 hours`, `7 days`. */
export function spanText(seconds: number): string {
  const days = seconds >= 86_400;
  const format = new Intl.NumberFormat(prefs.language, { style: "unit", unit: days ? "day" : "hour", unitDisplay: "long" });
  return format.format(seconds / (days ? 86_400 : 3600));
}
