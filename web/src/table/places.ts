// Where options lie on the table: what glows, and what has no place and needs a button.
import type { Option } from "../lib/wire.ts";

export const GLOWING = "[data-key][role=button], button[data-key]";

/** Whether a place with this key carries the option. */
export function carries(key: string, option: string): boolean {
  return option === key || option.startsWith(`${key} `);
}

/** Whether every option can be chosen at a place of the table. */
export function allPlaced(options: readonly Option[], root: ParentNode = document): boolean {
  const keys = [...root.querySelectorAll<HTMLElement>(GLOWING)].map((place) => place.dataset["key"] ?? "");
  return options.every((option) => keys.some((key) => carries(key, option.key)));
}
