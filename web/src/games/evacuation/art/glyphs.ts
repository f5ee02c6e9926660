// The strokes of every icon: a frame (tile, card, hex …), an icon inside it, or paths of its own.

import { BOLT, FLASK, PAUSE, type Plain, REFRESH, type Shape, shape, STAR, UNKNOWN } from "../../shapes.ts";

/** Colours that have one for their ground and one for what is drawn on it. */
export const BIOME_HUES: readonly string[] = ["tundra", "desert", "forest", "sea"];

const WORKS = "M-10 10V-1L-4-5V-1L2-5V-1L4-2V-10H8V-2L10-3V10z";
const PERSON = "M0-10.500A3.700 3.700 0 1 1-.010-10.500zM-6 10C-7.500 1-4-2 0-2S7.500 1 6 10z";

/** Plain icons: hue and strokes. */
const PLAIN: Plain = {
  food: [
    "food",
    {
      lines: ["M0 10.500V-3"],
      fills: [
        "M0-11C2.500-8.500 2.500-5.500 0-3.500-2.500-5.500-2.500-8.500 0-11z",
        "M1-2C1.500-5.500 4-7.500 8-7.500 8-3.800 5-1 1-1zM-1-2C-1.500-5.500-4-7.500-8-7.500-8-3.800-5-1-1-1z",
        "M1 5C1.500 1.500 4-.500 8-.500 8 3.200 5 6 1 6zM-1 5C-1.500 1.500-4-.500-8-.500-8 3.200-5 6-1 6z",
      ],
    },
  ],
  steel: ["steel", { fills: ["M-6.500-6H6.500L10.500 6H-10.500z"], cuts: ["M-4-2H4"] }],
  energy: ["energy", { fills: [BOLT] }],
  any: ["", {}],
  population: ["people", { fills: [PERSON] }],
  factory: ["works", { fills: [WORKS], cuts: ["M-6 5H-3M0 5H3M6 5H7"] }],
  ship: [
    "ship",
    {
      fills: ["M0-11C5.500-6.500 6 0 4.500 5H-4.500C-6 0-5.500-6.500 0-11z", "M-5 1-9.500 8-4 6.500zM5 1 9.500 8 4 6.500z", "M-2 6.500H2L0 11z"],
      cuts: ["M0-4A1.600 1.600 0 1 0 .010-4"],
    },
  ],
  stadium: [
    "arena",
    { lines: ["M-10.500-3A10.500 4.500 0 0 1 10.500-3V5A10.500 4.500 0 0 1-10.500 5z", "M-10.500-3A10.500 4.500 0 0 0 10.500-3"], fills: ["M-6-3A6 2.200 0 1 0 6-3 6 2.200 0 1 0-6-3z"] },
  ],
  face: ["arena", { lines: ["M0-9A9 9 0 1 0 .010-9", "M-4.500 2Q0 7 4.500 2"], fills: ["M-3.500-4A1.500 1.700 0 1 0-3.490-4zM3.500-4A1.500 1.700 0 1 0 3.510-4z"] }],
  infrastructure: ["road", { frame: "card", lines: ["M-3 6-1-6M3 6 1-6M0 4V2M0-1V-3"] }],
  research: ["lab", FLASK],
  settle: ["dawn", { frame: "hex", lines: ["M-2.500 6V-6"], fills: ["M-2.500-6.500 6-3.500-2.500-.500z"] }],
  exchange: ["", { lines: ["M-9-4H8M4-8.500 8.500-4 4 .500", "M9 5H-8M-4 .500-8.500 5-4 9.500"] }],
  clone: ["people", { inner: "population", at: [-4.5, 0, 0.85], lines: ["M3 0H11M7-4V4"] }],
  fly: ["ship", { inner: "ship", at: [-2, 0, 0.78], lines: ["M7 7V-7M3.500-3 7-7.500 10.500-3"] }],
  back: ["ship", { inner: "ship", at: [-2, 0, 0.78], lines: ["M7-7V7M3.500 3 7 7.500 10.500 3"] }],
  sun: ["sun", { fills: ["M0-5A5 5 0 1 0 .010-5z"], lines: ["M0-10.500V-8M0 8V10.500M-10.500 0H-8M8 0H10.500M-7.500-7.500-5.700-5.700M5.700 5.700 7.500 7.500M7.500-7.500 5.700-5.700M-5.700 5.700-7.500 7.500"] }],
  dome: ["dome", { lines: ["M-9.500 6.500A9.500 12 0 0 1 9.500 6.500z", "M-3.500 6.500C-4-1-2-5 0-6.500 2-5 4-1 3.500 6.500", "M-11 9H11"] }],
  power: ["star", { fills: ["M0-11 10 0 0 11-10 0z"] }],
  point: ["star", { fills: [STAR] }],
  penalty: ["bad", { lines: ["M0-10 10 8.500H-10z", "M0-3.500V2.500M0 5.500V5.800"] }],
  old: ["ember", { lines: ["M0-9.500A9.500 9.500 0 1 0 .010-9.500", "M-8-4-2-2-4 2 2 4 0 9M3-9 2-5 7-3"] }],
  new: ["dawn", { lines: ["M0-9.500A9.500 9.500 0 1 0 .010-9.500"], fills: ["M-7-3C-4-8 1-5 0-2S-4 2-7 1zM1 3C4 0 8 2 6 6S0 8 1 3z"] }],
  savanna: ["savanna", { lines: ["M-10 9H10M1 9V-2M1 2-4-2"], fills: ["M-9-3C-9-8 9-9 10-3z"] }],
  mountains: ["mountains", { fills: ["M-11 8.500-3.500-7 0-.500 3-5 11 8.500z"], cuts: ["M-5.500-2.500-3.500-1-1.500-2.500"] }],
  coast: ["coast", { lines: ["M-10.500-4Q-7-8.500-3.500-4T3.500-4 10.500-4M-10.500 2Q-7-2.500-3.500 2T3.500 2 10.500 2M-10.500 8Q-7 3.500-3.500 8T3.500 8 10.500 8"] }],
  tundra: ["tundra", { lines: ["M0-6V6M-5.200-3 5.200 3M-5.200 3 5.200-3"], frame: "hex" }],
  desert: ["desert", { lines: ["M-6.500 2Q-3-4 0 2T6.500 2M-4 6Q-1 3 2 6"], frame: "hex" }],
  forest: ["forest", { fills: ["M0-7 5 1H2.500L5.500 5H-5.500L-2.500 1H-5z"], lines: ["M0 5V7.500"], frame: "hex" }],
  sea: ["sea", { lines: ["M-6.500-2Q-4-5-1.500-2T3.500-2 6.500-3M-6.500 3Q-4 0-1.500 3T3.500 3 6.500 2"], frame: "hex" }],
  anybiome: ["", { frame: "hex", lines: ["M-2.500-3A2.700 2.700 0 1 1 0 .500V2M0 5V5.300"] }],
  draw: ["", { frame: "card", lines: ["M0-4.500V4.500M-4.500 0H4.500"] }],
  card: ["", { frame: "card", lines: ["M-3-4H3M-3 0H3M-3 4H3"] }],
  more: ["", { frame: "card", lines: ["M-3 0H3M0-3V3"] }],
  token: ["dawn", { frame: "round" }],
  marker: ["", { fills: ["M0-8A8 8 0 1 0 .010-8z"] }],
  lane: ["quiet", { lines: ["M-9-6H9M-9 6H9M-6 0H2M-1-3 2.500 0-1 3"] }],
  share: ["", { lines: ["M-3-6A6 6 0 1 0-2.990-6M3-6A6 6 0 1 1 2.990-6"] }],
  transition: ["dawn", { lines: ["M-5-10V10M0-10V10", "M3-4 8 0 3 4"] }],
  line: ["star", { lines: ["M-9 7 9-7"], fills: ["M-9 4A3 3 0 1 0-8.990 4zM9-10A3 3 0 1 0 9.010-10zM0-3A3 3 0 1 0 .010-3z"] }],
  row: ["quiet", { lines: ["M-10 0H8M4-4 8.500 0 4 4"] }],
  across: ["", { lines: ["M-9 0H9M-6-4-10 0-6 4M6-4 10 0 6 4"] }],
  diagonal: ["", { lines: ["M-7 7 7-7M-8 1.500V8H-1.500M8-1.500V-8H1.500"] }],
  cross: ["bad", { lines: ["M-7-7 7 7M7-7-7 7"] }],
  done: ["good", { lines: ["M-8 1-2.500 6.500 8-6"] }],
  refresh: ["", { lines: REFRESH }],
  passed: ["quiet", { lines: [PAUSE] }],
  once: ["energy", { fills: [BOLT] }],
  population_site: ["people", { frame: "round", inner: "population", at: [0, 0, 0.62] }],
};

/** The shape of "factory-food", "raise-any", "gain-ship", "prefab-steel", "bay-coast", "hold", "no-steel" … */
export function shapeOf(name: string): Shape {
  const plain = PLAIN[name];
  if (plain) return shape(plain[0], plain[1]);
  const [sort = "", rest = ""] = name.split(/-(.*)/s);
  switch (sort) {
    case "factory":
      return shape(rest === "any" ? "works" : rest, { frame: "square", inner: rest, at: [0, 0, 0.7] });
    case "raise":
      return shape(rest, { inner: rest, at: [-4, 1, 0.78], lines: ["M8 8V-7M4.500-3 8-7.500 11.500-3"] });
    case "gain":
      return { ...shapeOf(rest), free: true };
    case "bay":
      return shape(rest, { frame: "slot", inner: rest, at: [0, 0, 0.66] });
    case "hold":
      return shape(rest === "building" ? "works" : "quiet", { frame: "square", inner: rest === "building" ? "factory" : "", at: [0, 0, 0.62] });
    case "no":
      return shape("bad", { inner: rest, at: [0, 0, 0.85], lines: ["M-9 9 9-9"] });
    default:
      return UNKNOWN;
  }
}
