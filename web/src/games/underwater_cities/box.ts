// The box of Underwater Cities.
import { type Box, bot, me } from "../box.ts";

export const box: Box = {
  weight: 4,
  minutes: [80, 150],
  ground: "#04202c",
  colour: "#7ff0d8",
  presets: [
    { key: "full", sign: "full", seats: [me(), bot("medium"), bot("medium")], variants: { boards: "basic" } },
    { key: "quick", sign: "quick", seats: [me(), bot("easy")], variants: { boards: "basic" } },
    { key: "expert", sign: "expert", seats: [me(), bot("medium"), bot("hard")], variants: { boards: "expert", contracts: true } },
    { key: "solo", sign: "solo", seats: [me()], variants: { boards: "expert", foreign: 2 } },
  ],
};
