// Where options lie on the table: what glows, and what has no place and needs a button.
import type { Option } from "../lib/wire.ts";

const PLACES = "[data-key][role=button], button[data-key]";
export const GLOWING = "[data-key][role=button]:not([aria-disabled=true]), button[data-key]:not([aria-disabled=true])";

export const PLAIN: ReadonlySet<string> = new Set(["pass", "yes", "no", "part"]); // what has no place on most boards

/** Whether a place with this key carries the option. */
export function carries(key: string, option: string): boolean {
  return option === key || option.startsWith(`${key} `);
}

/** The options that cannot be chosen at any place of the table. */
export function homelessOf(options: readonly Option[], root: ParentNode = document): Option[] {
  const keys = [...root.querySelectorAll<HTMLElement>(PLACES)].map((place) => place.dataset["key"] ?? "");
  return options.filter((option) => !keys.some((key) => carries(key, option.key)));
}

/** The place where an option lies, if one does. */
export function placeOf(option: string, root: ParentNode = document): Element | null {
  const places = [...root.querySelectorAll<HTMLElement>(`.table [data-key]`)];
  return places.find((one) => one.dataset["key"] === option) ?? places.find((one) => carries(one.dataset["key"] ?? "", option)) ?? null;
}

const MARGIN = 90; // what stands above is seen as well

/** Scrolls a box to the first thing that glows in it, if none of it is to be seen. */
export function reveal(box: Element): void {
  const { top, bottom } = box.getBoundingClientRect();
  const glowing = [...box.querySelectorAll(GLOWING)].map((one) => one.getBoundingClientRect());
  const [first] = glowing;
  if (!first || glowing.some((one) => one.top >= top && one.bottom <= bottom)) return;
  box.scrollBy({ top: first.top - top - MARGIN });
}

/** Where the whole page scrolls: the same for everything that glows. */
export function revealOnPage(root: Element): void {
  if (document.documentElement.scrollHeight <= innerHeight + 4) return;
  const glowing = [...root.querySelectorAll(GLOWING)];
  const seen = (one: Element): boolean => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight - MARGIN;
  };
  if (!glowing.some(seen)) glowing[0]?.scrollIntoView({ block: "center" });
}

/** The piece of content that lies where an option is chosen. */
export function cardOf(option: string): string | null {
  const place = placeOf(option)?.closest<HTMLElement>("[data-card]");
  return place?.dataset["card"] ?? null;
}
