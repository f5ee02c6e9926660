// The boxes of all games, each from its folder.
import type { Box } from "./box.ts";

const BOXES = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });
const PLAIN: Box = { weight: 0, minutes: [0, 0], ground: "#0d1630", colour: "#9fb6e8", presets: [] };

/** The box of a game; a game without one has no presets. */
export function boxOf(game: string): Box {
  return BOXES[`./${game}/box.ts`]?.box ?? PLAIN;
}
