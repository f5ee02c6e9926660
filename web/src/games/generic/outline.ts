// Reads any game's view: which part belongs to seats, what is a number, a list, a group.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Group = { [key: string]: Json };

export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== "object";
}

/** Where a view keeps what belongs to each seat: under `seats`, or in the list of groups with a hand. */
function seatsKey(table: Record<string, unknown>): string {
  if (Array.isArray(table["seats"])) return "seats";
  const held = Object.entries(table).find(
    ([, value]) => Array.isArray(value) && value.length > 0 && value.every((one) => isGroup(one) && "hand" in one),
  );
  return held?.[0] ?? "seats";
}

/** The part of a view that belongs to each seat. */
export function seatsOf(table: Record<string, unknown>): Group[] {
  const seats = table[seatsKey(table)];
  return Array.isArray(seats) ? seats.filter(isGroup) : [];
}

/** What all share: everything but the seats. */
export function sharedOf(table: Record<string, unknown>): [string, Json][] {
  const own = seatsKey(table);
  return Object.entries(table).filter(([key]) => key !== own) as [string, Json][];
}

export function scoreOf(area: Group | undefined): number | null {
  const found = area?.["score"] ?? area?.["points"];
  return typeof found === "number" ? found : null;
}

/** Groups of points by source, forecasts and the like: not what a seat has. */
const NOT_HAD = /^(earned|score|standing|goal_standing|worth|race|room|odds|places|places_rescue|production|spent|hidden)$/;

/** Small numbers worth a chip in the seat's panel. */
export function chipsOf(area: Group | undefined): [string, number][] {
  const chips: [string, number][] = [];
  for (const [key, value] of Object.entries(area ?? {})) {
    if (key === "score" || key === "points" || NOT_HAD.test(key)) continue;
    if (typeof value === "number") chips.push([key, value]);
    else if (isGroup(value) && chips.length < 8) {
      for (const [inner, n] of Object.entries(value)) {
        const named = chips.some(([name]) => name === inner); // what is had, before what it grows to
        if (typeof n === "number" && n !== 0 && !named) chips.push([inner, n]);
      }
    }
  }
  return chips.slice(0, 9);
}

export function label(key: string): string {
  const words = key.replaceAll(/[_.-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SEATS = /^(owner|seat|first|marker|player|start|order|below|federation|disc|landers)$/;

/** Whether the numbers under this name are seats. In a group of numbers only, each is an amount. */
export function isSeat(name: string, group: Json | undefined): boolean {
  const amounts = isGroup(group) && Object.values(group).every((value) => typeof value === "number");
  return SEATS.test(name) && !amounts;
}

/** The piece of content a value of a view means: its code, the end of only one code, or a card's number. */
export function codeOf(content: ReadonlyMap<string, unknown>, value: string | number, name: string): string | null {
  const text = String(value);
  if (typeof value === "number") return CARDS.test(name) && content.has(`c${text}`) ? `c${text}` : null;
  if (content.has(text)) return text;
  const ends = /^\d+$/.test(text) ? [] : [...content.keys()].filter((code) => code.endsWith(`.${text}`));
  const kind = `${name.split("_")[0]?.replace(/s$/, "") ?? ""}.${text}`;
  return content.has(kind) ? kind : ends.length === 1 ? (ends[0] ?? null) : null;
}

const CARDS = /^(hand|hand_shown|looked|tableau|specials|special_top|special_under|discards|played|actions|boxed|used)$/;

/** Whether a list is better as a table: groups that share their keys and hold plain values. */
export function columnsOf(list: Json[]): string[] {
  if (list.length < 2 || !list.every(isGroup)) return [];
  const groups = list as Group[];
  const keys = Object.keys(groups[0] ?? {});
  const alike = groups.every((group) => Object.keys(group).join() === keys.join());
  const flat = groups.every((group) => Object.values(group).every((value) => isPlain(value) || isFlat(value)));
  return alike && flat && keys.length > 0 && keys.length <= 8 ? keys : [];
}

function isFlat(value: Json): boolean {
  return Array.isArray(value) && value.length <= 12 && value.every(isPlain);
}
