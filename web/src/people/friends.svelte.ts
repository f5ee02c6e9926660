// The names of my friends, for whoever wants to call them to a table; asked once for each account.
import * as api from "../lib/api.ts";
import { account, askWho } from "./account.svelte.ts";

export const circle = $state<{ names: readonly string[]; of: string | null }>({ names: [], of: null });

/** For an effect: who my friends are, if I am logged in. */
export function askFriends(): void {
  askWho();
  const name = account.name;
  if (name === circle.of) return;
  circle.of = name;
  circle.names = [];
  if (name === null) return;
  api.ties().then(
    (found) => (circle.names = found.friends),
    () => (circle.of = null),
  );
}

/** They have changed: whoever needs them asks again. */
export function forgetFriends(): void {
  circle.of = null;
}
