// Whom this browser does not want to hear: by table and speaker, kept here alone.
import type { Talk } from "../lib/wire.ts";

const STORE = "planetb.muted";

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const muted = $state({ who: load() });

/** A speaker: a seat of a table, or a name in its gallery. */
export function speaker(table: string, line: Talk): string {
  return line.seat === null ? `${table} ${line.room} ${line.name}` : `${table} ${line.seat}`;
}

export function isMuted(who: string): boolean {
  return muted.who.includes(who);
}

export function mute(who: string, on: boolean): void {
  muted.who = on ? [...muted.who.filter((one) => one !== who), who].slice(-500) : muted.who.filter((one) => one !== who);
  try {
    localStorage.setItem(STORE, JSON.stringify(muted.who));
  } catch {
    // a private window: it lasts as long as the page
  }
}
