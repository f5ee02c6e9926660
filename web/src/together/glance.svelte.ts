// How far a running game is: its round and my points, as its board would say it.
import { frontOf } from "../games/front.ts";
import * as api from "../lib/api.ts";
import { has, t } from "../lib/i18n.svelte.ts";
import type { TableCard } from "../lib/wire.ts";

export interface Glance {
  moment: string;
  score: number | null;
}

/** Looks at a table as one of my seats, without its log. */
export async function glanceAt(card: TableCard): Promise<Glance> {
  const seat = card.yours[0] ?? null;
  const state = await api.glance(card.id, seat, card.seq);
  const front = await frontOf(card.game, false);
  const view = state.view as Record<string, unknown>;
  const moment = front.moment(view);
  return { moment: moment && has(moment.id) ? t(moment.id, moment.args) : "", score: seat === null ? null : front.score(view, seat) };
}
