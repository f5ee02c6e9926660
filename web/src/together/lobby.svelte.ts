// What the lobby shows, live: tables to join, tables to watch, and mine.
import { t } from "../lib/i18n.svelte.ts";
import { Live } from "../lib/live.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { allSecrets, secretOf } from "../lib/secrets.ts";
import type { FromServer, TableCard } from "../lib/wire.ts";
import { seatName } from "../table/names.ts";

export const isMine = (card: TableCard): boolean => card.yours.length > 0 || secretOf(card.id) !== undefined;
export const myTurn = (card: TableCard): boolean =>
  !card.over && !card.gathering && card.waiting.some((seat) => card.yours.includes(seat));

/** What a list says of a table: over, who is waited for, or whom it waits for to come. */
export function statusOf(card: TableCard): string {
  const names = (seats: readonly number[]): string => seats.map((seat) => seatName(card.seats, seat)).join(", ");
  const eager = card.again.filter((seat) => !card.yours.includes(seat));
  if (card.over && eager.length > 0 && !card.rematch) return t("rematch-asked", { names: names(eager), count: eager.length });
  if (card.ended) return card.winners.length > 0 ? t("ended-resigned", { names: names(card.winners) }) : t("ended-agreed");
  if (card.over) return t("table-over", { names: names(card.winners) });
  if (card.gathering) return t("lobby-gathering");
  return myTurn(card) ? t("your-turn") : t("table-waiting", { names: names(card.waiting) });
}

export class LobbyFeed {
  free = $state.raw<readonly TableCard[]>([]);
  full = $state.raw<readonly TableCard[]>([]);
  mine = $state.raw<readonly TableCard[]>([]);
  ready = $state(false);
  #live: Live;

  constructor() {
    this.#live = new Live(
      () => {
        this.#live.send({ type: "browse", lang: prefs.language });
        this.follow();
      },
      (message) => this.#hear(message),
    );
  }

  get link() {
    return this.#live.link;
  }

  /** Asks for my tables again: there is one more. */
  follow(): void {
    this.#live.send({ type: "follow", secrets: allSecrets(), lang: prefs.language });
  }

  close(): void {
    this.#live.close();
  }

  #hear(message: FromServer): void {
    if (message.type === "lobby") {
      this.free = message.free;
      this.full = message.full;
      this.ready = true;
    } else if (message.type === "tables") {
      const known = new Map(this.mine.map((card) => [card.id, card]));
      for (const card of message.tables) known.set(card.id, card);
      this.mine = [...known.values()].sort(
        (one, two) => Number(myTurn(two)) - Number(myTurn(one)) || Number(one.over) - Number(two.over) || two.touched - one.touched,
      );
    }
  }
}
