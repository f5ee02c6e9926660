// Where friends call me to: told by whatever socket is open, known to every page.
import * as api from "../lib/api.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { go, place } from "../lib/router.svelte.ts";
import type { Call } from "../lib/wire.ts";
import { arrive } from "../shell/start.ts";

export const calls = $state<{ list: readonly Call[] }>({ list: [] });

export function hearCalls(list: readonly Call[]): void {
  calls.list = list;
}

/** Sits down where a friend calls. A page that watches the table begins anew, with a seat. */
export async function come(call: Call): Promise<void> {
  const address = arrive(await api.sit(call.table.id, { name: prefs.name }));
  if (place.path === address) location.assign(address);
  else go(address);
}

export async function decline(call: Call): Promise<void> {
  hearCalls((await api.decline(call.table.id)).calls);
}
