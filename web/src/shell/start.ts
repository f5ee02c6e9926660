// Making a table and keeping what the server hands out for it.
import * as api from "../lib/api.ts";
import { noteGuided } from "../lib/guided.svelte.ts";
import { t } from "../lib/i18n.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { keepSecret } from "../lib/secrets.ts";
import type { Created, Invitation, NewTable } from "../lib/wire.ts";

const STORE = "planetb.invitations";

/** An invitation as it stands at the end of its link. */
export const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** Begins a table; returns its address. My name goes along. */
export async function startTable(table: NewTable): Promise<string> {
  const seats = table.seats.map((seat) =>
    seat.kind === "me" && !seat.name && prefs.name ? { ...seat, name: prefs.name } : seat,
  );
  return arrive(await api.create({ ...table, seats }));
}

/** Begins the guided first game of a title; returns its address. */
export async function startFirst(game: string): Promise<string> {
  const created = await api.first({ game, name: prefs.name });
  noteGuided(game, created.table, false);
  return arrive(created);
}

export function arrive(created: Created): string {
  keepSecret(created.table, created.secret);
  keepInvitations(created.table, created.invitations);
  return `/table/${created.table}`;
}

export function invitationsOf(table: string): Invitation[] {
  return load()[table] ?? [];
}

export function keepInvitations(table: string, invitations: Invitation[]): void {
  if (invitations.length === 0) return;
  const known = (load()[table] ?? []).filter((old) => !invitations.some((one) => one.seat === old.seat));
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...load(), [table]: [...known, ...invitations] }));
  } catch {
    // a private window: the links can be made anew
  }
}

/** The link of a seat is good once: whoever gets up again leaves a seat that needs a new one. */
export function dropInvitation(table: string, seat: number): void {
  const all = load();
  const left = (all[table] ?? []).filter((one) => one.seat !== seat);
  if (left.length === (all[table] ?? []).length) return;
  localStorage.setItem(STORE, JSON.stringify({ ...all, [table]: left }));
}

function load(): Record<string, Invitation[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Invitation[]>;
  } catch {
    return {};
  }
}

export function joinLink(token: string): string {
  return `${location.origin}/join#${token}`;
}

const JOINED = "planetb.joined"; // tables by the invitation that this browser has come with

/** Where this browser has sat down with an invitation: whoever opens the link again wants to go back there. */
export function joinedWith(token: string): string | undefined {
  return joined()[token];
}

export function keepJoined(token: string, table: string): void {
  try {
    localStorage.setItem(JOINED, JSON.stringify({ ...joined(), [token]: table }));
  } catch {
    // a private window: the link says that the seat is taken
  }
}

function joined(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(JOINED) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The page to log in on, which leads back here. */
export function logInLink(to: string): string {
  return `/account?to=${encodeURIComponent(to)}`;
}

export function troubleText(error: unknown): string {
  return error instanceof api.Trouble && error.message ? error.message : t("notice-offline");
}
