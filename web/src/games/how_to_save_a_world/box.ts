// The box of How to Save a World.
import { type Box, bot, me } from "../box.ts";

export const box: Box = {
  weight: 4,
  minutes: [60, 90],
  ground: "#170d33",
  colour: "#ff9ab8",
  presets: [
    { key: "full", sign: "full", seats: [me(), bot("medium"), bot("medium")], variants: {} },
    { key: "quick", sign: "quick", seats: [me(), bot("easy")], variants: {} },
    { key: "solo", sign: "solo", seats: [me()], variants: {} },
  ],
};
