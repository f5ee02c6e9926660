// The box of Evacuation.
import { type Box, bot, me } from "../box.ts";

export const box: Box = {
  weight: 4,
  minutes: [60, 150],
  ground: "#1b0906",
  colour: "#ffb27a",
  presets: [
    { key: "full", sign: "race", seats: [me(), bot("medium"), bot("medium")], variants: { mode: "race" } },
    { key: "quick", sign: "quick", seats: [me(), bot("easy")], variants: { mode: "race", bonuses: "generous" } },
    {
      key: "points",
      sign: "star",
      seats: [me(), bot("medium"), bot("medium")],
      variants: { mode: "points", actions: "advanced", objectives: true, lines: true },
    },
    { key: "solo", sign: "solo", seats: [me()], variants: { mode: "points" } },
  ],
};
