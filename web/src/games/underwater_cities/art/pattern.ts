// The three colours as patterns, so that a hue is never alone: yellow waves, red stripes, green dots.
import { t } from "../../../lib/i18n.svelte.ts";
import type { Colour } from "../view.ts";

/** The letter of a colour in the language of the reader: colours are never alone. */
export function letterOf(colour: Colour): string {
  return colour === "none" ? "" : t(`underwater_cities-letter-${colour}`);
}

/** A path that fills a box with the colour's pattern; the stroke makes it visible. */
export function patternOf(colour: Colour, x: number, y: number, width: number, height: number): string {
  const parts: string[] = [];
  if (colour === "red") {
    for (let at = 0; at < width - height; at += 7) parts.push(`M${x + at} ${y + height}l${height}-${height}`);
  } else if (colour === "green") {
    for (let at = 4; at < width - 2; at += 7) parts.push(`M${x + at} ${y + height / 2}h.01`);
  } else if (colour === "yellow") {
    let path = `M${x + 1} ${y + height / 2}`;
    for (let at = 1; at + 10 < width; at += 10) path += "q2.500-4 5 0t5 0";
    parts.push(path);
  }
  return parts.join("");
}

/** The look of a sheet in this colour. */
export function sheetOf(colour: Colour): string {
  return `--band: var(--u-${colour}); --sheet: var(--u-box); --rim: var(--band); --ground: var(--u-cell)`;
}
