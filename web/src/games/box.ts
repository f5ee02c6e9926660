// What the outside of a game's box says: how heavy and long it is, its colours, and ready-made tables.
import type { NewSeat } from "../lib/wire.ts";
import type { Values } from "../shell/variants.ts";

/** A table one can start without choosing anything. Its words are `preset-<game>-<key>` and `…-text`. */
export interface Preset {
  key: string;
  sign: "first" | "full" | "quick" | "solo" | "race" | "star" | "expert";
  seats: NewSeat[];
  variants: Values;
}

export interface Box {
  weight: number; // of five: the logarithm of how many sorts of questions and effects there are, less two
  minutes: [number, number]; // as printed on the box
  ground: string; // what the poster fades into
  colour: string; // of its button
  presets: Preset[];
}

export const me = (): NewSeat => ({ kind: "me" });
export const bot = (level: NonNullable<NewSeat["level"]>): NewSeat => ({ kind: "bot", level });
