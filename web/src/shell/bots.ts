// Who the bots are: their names by level, from the server; nobody sits at a table twice.
import * as api from "../lib/api.ts";
import { has, t } from "../lib/i18n.svelte.ts";
import type { BotCard, NewSeat } from "../lib/wire.ts";

let asked: Promise<BotCard[]> | null = null;

export function allBots(): Promise<BotCard[]> {
  asked ??= api.bots().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The seats with a bot's name on every bot seat that has none of its level, no name twice. */
export function named(seats: readonly NewSeat[], bots: readonly BotCard[]): NewSeat[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat;
    const names = bots.filter((bot) => bot.level === (seat.level ?? "medium")).map((bot) => bot.name);
    const kept = seat.name && names.includes(seat.name) && !taken.has(seat.name) ? seat.name : null;
    const name = kept ?? names.find((one) => !taken.has(one) && !seats.some((other) => other.name === one)) ?? names.find((one) => !taken.has(one)) ?? "";
    taken.add(name);
    return { ...seat, name };
  });
}

/** The next bot of the same level that does not sit here yet. */
export function another(seats: readonly NewSeat[], i: number, bots: readonly BotCard[]): string {
  const names = bots.filter((bot) => bot.level === (seats[i]?.level ?? "medium")).map((bot) => bot.name);
  const from = names.indexOf(seats[i]?.name ?? "");
  const order = [...names.slice(from + 1), ...names.slice(0, from + 1)];
  return order.find((name) => !seats.some((seat, other) => other !== i && seat.name === name)) ?? seats[i]?.name ?? "";
}

/** A sentence about a bot's character, if it is one of ours. */
export function character(name: string): string {
  const id = `bot-${name.toLowerCase()}`;
  return /^[a-z-]+$/.test(id) && has(id) ? t(id) : "";
}
