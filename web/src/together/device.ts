// My seat on another device of mine: a link with its secret behind `#`, which never leaves the browser.
import { go, place } from "../lib/router.svelte.ts";
import { keepSecret, secretOf } from "../lib/secrets.ts";
import { TOKEN } from "../shell/start.ts";

export function seatLink(table: string): string {
  return `${location.origin}/table/${table}#${secretOf(table) ?? ""}`;
}

/** Keeps the seat that the address brings along, unless this browser has one there; then the address is plain. */
export function bringSeat(table: string): void {
  const secret = place.hash.slice(1);
  if (!TOKEN.test(secret)) return;
  if (!secretOf(table)) keepSecret(table, secret);
  go(`/table/${table}`, true);
}
