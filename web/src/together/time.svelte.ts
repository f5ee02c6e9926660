// The server's time in this browser, ticking; and what is left on a seat's clock.
import { t } from "../lib/i18n.svelte.ts";
import type { Pace, SeatCard, TableCard } from "../lib/wire.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
export const HURRY = 30; // seconds from which a clock asks for attention

const clock = $state({ now: Date.now() / 1000 });
let ahead = 0; // how much later it is for the server than here
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The server has just said what time it is; the answer was on its way for so many seconds. */
export function setTime(at: number, travelled: number): void {
  ahead = at + travelled / 2 - Date.now() / 1000;
  clock.now = Date.now() / 1000 + ahead;
}

/** For an effect: the time goes on while somebody looks at it. */
export function watchTime(): () => void {
  watchers += 1;
  timer ??= setInterval(() => (clock.now = Date.now() / 1000 + ahead), 250);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export interface Left {
  seconds: number; // until a bot takes over
  free: number; // of them those that cost nothing
  runs: boolean;
  slow: boolean; // days, not minutes
}

/** What a seat has left at a moment. */
export function leftAt(card: Pick<SeatCard, "clock">, now: number): Left | null {
  const seat = card.clock;
  if (!seat) return null;
  const used = seat.since === null ? 0 : Math.max(0, now - seat.since);
  const seconds = Math.max(0, seat.free + seat.bank - used);
  return { seconds, free: Math.max(0, seat.free - used), runs: seat.since !== null, slow: seat.free > 0 };
}

export function left(card: Pick<SeatCard, "clock">): Left | null {
  return leftAt(card, clock.now);
}

/** Of a table: what is left to the seat that must decide first. */
export function tightest(card: TableCard): Left | null {
  const running = card.seats.map((seat) => left(seat)).filter((one): one is Left => one !== null && one.runs);
  return running.sort((one, two) => one.seconds - two.seconds)[0] ?? null;
}

/** A span as one reads it on a clock: 9:41, 1:02:09, or in days and hours. */
export function span(seconds: number, slow = false): string {
  const whole = Math.ceil(seconds);
  if (slow || whole >= 2 * DAY) {
    const days = Math.floor(whole / DAY);
    const hours = Math.floor((whole % DAY) / HOUR);
    if (days > 0) return t("time-days-hours", { days, hours });
    if (hours > 0) return t("time-hours", { hours });
    return t("time-minutes", { minutes: Math.max(1, Math.ceil(whole / MINUTE)) });
  }
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** A pace in words. */
export function paceText(pace: Pace | null | undefined): string {
  if (!pace) return t("pace-none");
  const { free = 0, bank = 0, increment = 0 } = pace;
  if (free > 0 && free < DAY) return t("pace-hours", { hours: Math.round(free / HOUR), leave: Math.round(bank / DAY) });
  if (free > 0) return t("pace-days", { days: Math.round(free / DAY), leave: Math.round(bank / DAY) });
  return t("pace-live", { minutes: Math.round(bank / MINUTE), seconds: increment });
}

export const PACES: readonly { key: string; pace: Pace | null }[] = [
  { key: "none", pace: null },
  { key: "quick", pace: { bank: 10 * MINUTE, increment: 15 } },
  { key: "calm", pace: { bank: 25 * MINUTE, increment: 30 } },
  { key: "long", pace: { bank: 60 * MINUTE, increment: 60 } },
  { key: "day", pace: { free: DAY, bank: 3 * DAY } },
  { key: "days", pace: { free: 3 * DAY, bank: 7 * DAY } },
];

/** A pace as one word, to compare and to keep. */
export function paceKey(pace: Pace | null | undefined): string {
  return pace ? [pace.free ?? 0, pace.bank ?? 0, pace.increment ?? 0].join(" ") : "";
}

export function isLive(pace: Pace | null | undefined): boolean {
  return Boolean(pace && !pace.free);
}
