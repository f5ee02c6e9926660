// What a place on the table offers: whether it glows, is picked already, or is barred by what is picked.
import { t } from "../lib/i18n.svelte.ts";
import type { Option } from "../lib/wire.ts";
import { isUsable } from "../table/picking.svelte.ts";
import type { Scene } from "./front.ts";

export interface Target {
  legal: boolean; // something here is among the options
  barred: boolean; // but none of it goes with what is picked: a tap explains
  pressed: boolean | undefined; // whether something here is picked; undefined where nothing is to be picked
  more: "" | undefined; // it may be picked (once more)
  count: number; // how often
  counted: boolean; // it may be picked several times
  armed: boolean; // it waits for its confirmation
  menu: boolean; // a tap asks which of several
  says: string; // for those who cannot see it
}

const offers = new WeakMap<Element, readonly Option[]>(); // what a click on an element may mean

/** An action: the element offers these. */
export function offering(element: Element, options: readonly Option[]): { update: (options: readonly Option[]) => void } {
  offers.set(element, options);
  return { update: (now) => void offers.set(element, now) };
}

/** What the element offers. */
export function offeredBy(element: Element): readonly Option[] {
  return offers.get(element) ?? [];
}

export function targetOf(scene: Scene, options: readonly Option[], label: string): Target {
  const stands = options.map((option) => scene.standing(option));
  const count = stands.reduce((sum, stand) => sum + stand.count, 0);
  const usable = stands.filter(isUsable).length;
  const thing = stands.some((stand) => stand.thing);
  const text = options.length === 1 ? `${label}: ${options[0]?.text}` : label;
  return {
    legal: options.length > 0,
    barred: options.length > 0 && usable === 0,
    pressed: thing ? count > 0 : undefined,
    more: stands.some((stand) => stand.thing && stand.open) ? "" : undefined,
    count,
    counted: count > 1 || options.some((option, i) => (stands[i]?.count ?? 0) > 0 && option.copies > 1),
    armed: scene.armed !== null && (count > 0 || options.some((option) => option.key === scene.armed)),
    menu: usable > 1,
    says: count > 1 ? `${text}. ${t("pick-mark", { count })}` : text,
  };
}
