// What the cards do that are offered: an option names its card, the card's own words say the rest.
import type { Scene } from "../games/front.ts";
import type { Option } from "../lib/wire.ts";
import { cardOf } from "./places.ts";

export function rulesOf(options: readonly Option[], scene: Scene): ReadonlyMap<string, string> {
  const codes = options.map(({ key }) => cardOf(key));
  const found = new Map<string, string>();
  options.forEach(({ key, text }, i) => {
    const code = codes[i];
    const item = code ? scene.content.get(code) : undefined;
    const alone = codes.filter((one) => one === code).length === 1; // several choices of one card speak for themselves
    if (item?.rules && alone && !text.includes(item.rules.slice(0, 24))) found.set(key, item.rules);
  });
  return found;
}
