// Who is logged in, known to every page that asks; it changes when somebody logs in or out.
import * as api from "../lib/api.ts";

export const account = $state<{ name: string | null; asked: boolean }>({ name: null, asked: false });

/** For an effect: asks the server once, unless somebody has told already. */
export function askWho(): void {
  if (account.asked) return;
  account.asked = true;
  api.me().then(
    (me) => (account.name = me.account),
    () => (account.asked = false),
  );
}

export function nowIs(name: string | null): void {
  account.name = name;
  account.asked = true;
}
