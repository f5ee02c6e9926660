// What the plain table calls the fields of a view: the game's word, the content's name, or the general word.
import { has, word } from "../../lib/i18n.svelte.ts";
import type { Scene } from "../front.ts";
import { codeOf, label } from "./outline.ts";

export function fieldName(scene: Scene, key: string): string {
  const id = key.replaceAll(/[^A-Za-z0-9]+/g, "-");
  const known = has(`field-${scene.game}-${id}`) || has(`field-${id}`);
  const code = known ? null : codeOf(scene.content, key, "");
  if (known) return word(`field-${scene.game}`, key, "field");
  return code ? scene.name(code) : label(key);
}
