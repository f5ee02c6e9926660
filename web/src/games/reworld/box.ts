// The box of Reworld.
import { type Box, bot, me } from "../box.ts";

export const box: Box = {
  weight: 2,
  minutes: [50, 90],
  ground: "#0a1a3a",
  colour: "#8fc4ff",
  presets: [
    { key: "full", sign: "full", seats: [me(), bot("medium"), bot("medium"), bot("medium")], variants: {} },
    { key: "quick", sign: "quick", seats: [me(), bot("easy")], variants: {} },
    { key: "duel", sign: "expert", seats: [me(), bot("hard")], variants: {} },
  ],
};
