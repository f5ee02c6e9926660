// What a population ship shows: the glyph of its condition and the number it asks for, read from the content.
import type { ContentItem } from "../../../lib/wire.ts";
import { told } from "./glyphs.ts";

export interface Wanted {
  glyph: string;
  count: string; // on the side in play
  other: string; // on the other side, where it differs
}

export function wanted(item: ContentItem | undefined, four: boolean): Wanted {
  const [two, other] = [told(item?.effects["condition"]), told(item?.effects["condition_four"])];
  const counts = [two.count, other.count].map((count) => (count === null ? "" : String(count)));
  const [here = "", there = ""] = four && counts[1] ? counts.toReversed() : counts;
  return { glyph: two.glyph, count: here, other: here === there ? "" : there };
}
