// Which variants go together at so many seats: what the page where a table is set up offers and fills in.
import type { GameCard } from "../lib/wire.ts";

export type Value = string | boolean | number;
export type Values = Record<string, Value>;

/** Why a value cannot be chosen: so many seats, or other values that somebody chose. */
export type Bar = { seats: number } | { with: Values };

const holds = (ban: Values, values: Values): boolean => Object.entries(ban).every(([name, value]) => values[name] === value);

function bansAt(card: GameCard, seats: number): Values[] {
  return card.settings.find((setting) => setting.seats === seats)?.forbidden ?? [];
}

/** All variants: those chosen as they are, the others with the first values that go with them; null if none do. */
export function fill(card: GameCard, seats: number, chosen: Values): Values | null {
  const bans = bansAt(card, seats);
  const walk = (i: number, values: Values): Values | null => {
    if (bans.some((ban) => holds(ban, values))) return null;
    const variant = card.variants[i];
    if (!variant) return values;
    const own = chosen[variant.name];
    for (const value of own === undefined ? variant.values : [own]) {
      const found = walk(i + 1, { ...values, [variant.name]: value });
      if (found) return found;
    }
    return null;
  };
  return walk(0, {});
}

/** What of the choices still stands at so many seats, earlier ones first. */
export function kept(card: GameCard, seats: number, chosen: Values): Values {
  let standing: Values = {};
  for (const [name, value] of Object.entries(chosen)) {
    const more = { ...standing, [name]: value };
    if (fill(card, seats, more)) standing = more;
  }
  return standing;
}

/** What bars a value while these are chosen; null if it may be chosen, whatever was filled in for the others. */
export function barOf(card: GameCard, seats: number, chosen: Values, name: string, value: Value): Bar | null {
  const wanted = { ...chosen, [name]: value };
  if (fill(card, seats, wanted)) return null;
  const ban = bansAt(card, seats).find((one) => one[name] === value && holds(one, wanted));
  const others = Object.entries(ban ?? wanted).filter(([other]) => other !== name);
  return ban && others.length === 0 ? { seats } : { with: Object.fromEntries(others) };
}
