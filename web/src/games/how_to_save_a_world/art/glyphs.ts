// The strokes of every icon: a frame (coin, tile, disc …), an icon inside it, or paths of its own.

import { BOLT, FLASK, PAUSE, type Plain, REFRESH, type Shape, shape, STAR, UNKNOWN } from "../../shapes.ts";

/** Plain icons: hue and strokes. */
const PLAIN: Plain = {
  energy: ["energy", { fills: [BOLT] }],
  knowledge: [
    "knowledge",
    { fills: ["M0-5C-3-8-7-8.500-10-7.500V6.500C-7 5.500-3 6 0 8.500 3 6 7 5.500 10 6.500V-7.500C7-8.500 3-8 0-5z"], cuts: ["M0-4V8"] },
  ],
  mineral: ["mineral", { fills: ["M0-10.500 7.500-4 5 7.500 0 10.500-5 7.500-7.500-4z"], cuts: ["M-7-3.800 0-1 7-3.800M0-1V10"] }],
  biomass: ["biomass", { fills: ["M-8.500 8.500C-10-4-2-10 9.500-9.500 10 3 3.500 10-8.500 8.500z"], cuts: ["M-8 8 3.500-3.500M-2 2V-4"] }],
  ingenuity: [
    "ingenuity",
    { fills: ["M-4 4C-9 0-8-10.500 0-10.500S9 0 4 4V6.500H-4z", "M-3 8.300H3L2 10.500H-2z"], cuts: ["M-3-3 0 0 3-3M0 0V5"] },
  ],
  any: ["", {}],
  planet: [
    "badge-planet",
    { fills: ["M0-6.500A6.500 6.500 0 1 0 .01-6.500z"], lines: ["M-5.500 3.500C-9 6-10.500 7.500-9.500 8.300-8 9.500 7-3 9.300-7 10-9 8-8.300 5.800-6.800"] },
  ],
  science: [
    "badge-science",
    {
      fills: ["M0-2.500A2.500 2.500 0 1 0 .01-2.500z"],
      lines: ["M-9 0A9 3.800 0 1 0 9 0 9 3.800 0 1 0-9 0", "M-4.500-7.800A9 3.800 60 1 0 4.500 7.800 9 3.800 60 1 0-4.500-7.800", "M-4.500 7.800A9 3.800-60 1 0 4.500-7.800 9 3.800-60 1 0-4.500 7.800"],
    },
  ],
  moon: ["badge-moon", { fills: ["M3.500-9.500A9.500 9.500 0 1 0 8.500 6.500 8 8 0 0 1 3.500-9.500z"] }],
  laser: ["laser", { lines: ["M-9 9 3-3", "M4-10V-6M10-4H6M8.500-8.500 6-6M1-7 2.500-5.500M7 1 5.500-.500"], fills: ["M-10.500 6.500-6.500 10.500-3.500 7.500-7.500 3.500z"] }],
  shield: ["shield", { lines: ["M-10 6A10 12 0 0 1 10 6", "M-5.500 6A5.500 7 0 0 1 5.500 6", "M-10.500 9H10.500"] }],
  evacuation: [
    "evacuation",
    { fills: ["M0-10.500C5.500-6 6 0 4.500 5H-4.500C-6 0-5.500-6 0-10.500z", "M-5 1-9.500 8-4 6.500zM5 1 9.500 8 4 6.500z", "M-2 6.500H2L0 10.500z"], cuts: ["M0-3.500A1.500 1.500 0 1 0 .01-3.500"] },
  ],
  asteroid: ["asteroid", { fills: ["M-8-5-2-10 6-8.500 10-2 8 6 1 10-7 7-10 1z"], cuts: ["M-3-3a2.200 2.200 0 1 0 .01 0M3 4a1.500 1.500 0 1 0 .01 0"] }],
  lab: ["knowledge", FLASK],
  point: ["star", { fills: [STAR] }],
  medal: ["star", { lines: ["M-5-10-1-2M5-10 1-2M-8-10H-3M8-10H3"], fills: ["M0-2.500A6.300 6.300 0 1 0 .01-2.500z"], cuts: ["M-2 4 0 1.500V7"] }],
  shuttle: ["", { fills: ["M-4 1C0-6 5-9 10-10 9-5 6 0-1 4z", "M-4 0-10 3-5 4zM0 4-3 10-4 5z"], lines: ["M-6.500 6.500-9.500 9.500"] }],
  lander: ["", { fills: ["M-6 3.500V-3C-6-8-3-10 0-10S6-8 6-3V3.500z"], lines: ["M-5 4-8.500 10M5 4 8.500 10M-10 10H-7M7 10H10"], cuts: ["M-3-3H3"] }],
  crack: ["asteroid", { lines: ["M1-10-4-3 2 0-3 4 2 10"] }],
  refresh: ["", { lines: REFRESH }],
  site: ["", { lines: ["M-10 8.500H10M-8 8.500V3A8 8 0 0 1 8 3V8.500"] }],
  departure: ["quiet", { lines: ["M-10-6.500H4L10.500 0 4 6.500H-10z"] }],
  stay: ["quiet", { lines: ["M-8-6.500H8Q10-6.500 10-4.500V4.500Q10 6.500 8 6.500H-8Q-10 6.500-10 4.500V-4.500Q-10-6.500-8-6.500z"] }],
  wait: ["quiet", { lines: ["M-6-9H6M-6 9H6M-5-9C-5-3 0-2 0 0S-5 3-5 9M5-9C5-3 0-2 0 0S5 3 5 9"] }],
  free: ["quiet", { lines: ["M-4.500-6.500H4.500A6.500 6.500 0 0 1 4.500 6.500H-4.500A6.500 6.500 0 0 1-4.500-6.500z"] }],
  bag: ["", { lines: ["M-4-6C-9-2-10 3-9 7-8 10 8 10 9 7 10 3 9-2 4-6z", "M-5-10-3-6H3L5-10 2-8.500 0-10-2-8.500z"] }],
  act: ["", { lines: ["M7.500-3A8 8 0 1 0 8 2", "M8.500-8V-2.500H3"] }],
  react: ["", { fills: [BOLT] }],
  score: ["", { fills: ["M0-10 3-3.300 10-2.600 4.700 2.200 6.300 9.300 0 5.600-6.300 9.300-4.700 2.200-10-2.600-3-3.300z"] }],
  passed: ["quiet", { lines: [PAUSE] }],
};

/** The hue of the resource that pays for each deck. */
const DECK_HUES: Record<string, string> = { action: "knowledge", reaction: "mineral", species: "biomass" };
const DECK_MARKS: Record<string, string> = { action: "act", reaction: "react", species: "score" };

/** The shape of "tile-moon", "line-energy", "work-laser", "card-species", "take-card", "lab-free" … */
export function shapeOf(name: string): Shape {
  const plain = PLAIN[name];
  if (plain) return shape(plain[0], plain[1]);
  const [sort = "", rest = ""] = name.split(/-(.*)/s);
  switch (sort) {
    case "badge":
      return shape(rest === "any" ? "quiet" : `badge-${rest}`, { frame: "coin", inner: rest === "any" ? "" : rest, at: [0, 0, 0.62] });
    case "tile":
      return shape(rest === "any" ? "quiet" : `badge-${rest}`, { frame: "tile", inner: rest === "any" ? "" : rest, at: [0, 0, 0.66] });
    case "ready":
      return shape("badge-moon", { frame: "tile", cuts: ["M5-2A5.500 5.500 0 1 0 5 3M6-6V-1.500H1.500"] });
    case "line":
      return shape(rest, { frame: "line", inner: rest === "any" ? "" : rest, at: [-4, -1.5, 0.68] });
    case "work":
      return shape(rest, { frame: "disc", inner: rest === "any" ? "" : rest, at: [0, 0, 0.62] });
    case "card":
      return shape(DECK_HUES[rest] ?? "", { frame: "card", inner: DECK_MARKS[rest] ?? "", at: [0, 0, 0.5] });
    case "buy":
      return shape("", { frame: "card", lines: ["M0-4.500V4.500M-4.500 0H4.500"] });
    case "take":
      return shape("", { frame: "card", lines: ["M0-3V5M-4 1H4"], free: true });
    case "remove":
      return shape("spent", { frame: "card", lines: ["M-9-7 9 7M9-7-9 7"] });
    case "develop":
      return { ...shapeOf("lab"), free: true };
    case "ferry":
      return { ...shapeOf("shuttle"), free: true };
    case "recall":
      return shape("", { inner: "lander", at: [3, 2, 0.75], lines: ["M-3-8.500H-9.500V4M-12.500 1.500-9.500 5-6.500 1.500"] });
    default:
      return UNKNOWN;
  }
}
