// The strokes of every icon: paths of its own, a frame with another icon inside, and marks for what happens to it.

import { BOLT, type Draft, type Plain, type Shape, shape, STAR, UNKNOWN } from "../../shapes.ts";

const DOME = "M-10 7C-10-4-6-9.500 0-9.500S10-4 10 7z";
const SKYLINE = "M-10 9V-1H-6V-6H-2V-2H1V-10.500H6V1H10V9z";

/** Plain icons: hue and strokes. */
const PLAIN: Plain = {
  credit: ["credit", { fills: ["M0-9.500A9.500 9.500 0 1 0 .01-9.500z"], cuts: ["M4-3.500A5.200 5.200 0 1 0 4 3.500", "M-1.500-8V8"] }],
  kelp: [
    "kelp",
    {
      lines: ["M-1 10.500C-5 5 4 2-1-4-3-7-1-9.500 1-10.500"],
      fills: ["M0 6C5 6.500 8.500 4 9.500 0 5 0 1.500 2 0 6zM-.500-2C4-1.500 7-4 8-8 3.500-8 .500-6 -.500-2zM-1.500 4C-6.500 4-9.500 1.500-10-3-5.500-2.500-2 0-1.500 4z"],
    },
  ],
  steelplast: ["steelplast", { fills: ["M-5-8H10L5 8H-10z"], cuts: ["M-4.500-4H5M-6-.200H4M-7.500 3.800H2.500"] }],
  science: [
    "science",
    {
      fills: ["M0-2.700A2.700 2.700 0 1 0 .01-2.700z"],
      lines: ["M-9.500 0A9.500 4 0 1 0 9.500 0 9.500 4 0 1 0-9.500 0", "M-4.750-8.200A9.500 4 60 1 0 4.750 8.200 9.500 4 60 1 0-4.750-8.200", "M-4.750 8.200A9.500 4-60 1 0 4.750-8.200 9.500 4-60 1 0-4.750 8.200"],
    },
  ],
  biomass: [
    "biomass",
    { fills: ["M-4-8.500A5 5 0 1 0-3.990-8.500zM5.500-4.500A4 4 0 1 0 5.510-4.500zM0 2A4.500 4.500 0 1 0 .01 2z"], cuts: ["M-5.500-4.500A2 2 0 0 1-3.500-6", "M4-1.500A1.500 1.500 0 0 1 5.500-2.500"] },
  ],
  point: ["point", { fills: [STAR] }],
  goods: ["", {}],
  card: ["", { frame: "card", lines: ["M-3-4H3M-3 0H3M-3 4H1"] }],
  farm: ["farm", { fills: ["M0-10A10 10 0 1 0 .01-10z"], cuts: ["M0 7V-5M0-1C3-1 5-2.500 5.500-5.500M0 3C3.500 3 6 1.500 6.500-1.500M0-1C-3-1-5-2.500-5.500-5.500M0 3C-3.500 3-6 1.500-6.500-1.500"] }],
  desalination: ["desalination", { fills: ["M-5.500-9.500H5.500L11 0 5.500 9.500H-5.500L-11 0z"], cuts: ["M0-6.500C3.500-1.500 4.500 0 4.500 2.200A4.500 4.500 0 0 1-4.500 2.200C-4.500 0-3.500-1.500 0-6.500z"] }],
  laboratory: ["laboratory", { fills: ["M-6.500-9.500H6.500Q9.500-9.500 9.500-6.500V6.500Q9.500 9.500 6.500 9.500H-6.500Q-9.500 9.500-9.500 6.500V-6.500Q-9.500-9.500-6.500-9.500z"], cuts: ["M-2.500-6.500H2.500M-1.500-6.500V-2L-5.500 5Q-6 6.500-4.500 6.500H4.500Q6 6.500 5.500 5L1.500-2V-6.500M-4 2.500H4"] }],
  tunnel: ["tunnel", { fills: ["M-7-6.500H7A4 6.500 0 0 1 7 6.500H-7A4 6.500 0 0 1-7-6.500z"], cuts: ["M-7-4A2 4 0 0 0-7 4 2 4 0 0 0-7-4z", "M-1.500-3H2M-1.500 3H2M5.500-3H7.500M5.500 3H7.500M1 0H6.500"] }],
  city: ["dome", { fills: [DOME], cuts: ["M-10 3.500H10M0-9V3.500M-5.500-6.500C-7-3-7 0-7 3.500M5.500-6.500C7-3 7 0 7 3.500"] }],
  symbiotic: ["symbiotic", { fills: [DOME], cuts: ["M-10 3.500H10M0 3.500V-6M0-.500C3-1 4.500-3 5-5.500M0-2C-3-2.500-4.500-4-5-6.500"] }],
  cities: ["", {}],
  building: ["", {}],
  structure: ["", {}],
  metropolis: ["tunnel", { fills: [SKYLINE], cuts: ["M-8 2H8M-8 5.500H8"] }],
  brown: ["brown", { fills: [SKYLINE], cuts: ["M-8 2H8M-8 5.500H8"] }],
  blue: ["blue", { fills: [SKYLINE], cuts: ["M-8 2H8M-8 5.500H8"] }],
  federation: ["federation", { lines: ["M-6 10.500V-10"], fills: ["M-6-10C-1-12 3-7 9.500-9.500V.500C3 3-1-2-6 0z"], cuts: ["M-2-3.500 1-7 4-3.500"] }],
  special: ["point", { frame: "card", fills: ["M0-6 4.500 0 0 6-4.500 0z"] }],
  action: ["action", { lines: ["M7.500-3.500A8.300 8.300 0 1 0 8.300 1.500", "M8.800-8.500V-3H3.300"] }],
  refresh: ["upgrade", { lines: ["M-7.500-3.500A8.300 8.300 0 1 1-8.300 1.500", "M-8.800-8.500V-3H-3.300", "M0-4.500V4.500M-4.500 0H4.500"] }],
  production: [
    "",
    {
      lines: ["M0-5A5 5 0 1 0 .01-5z", "M0-10.500V-7M0 7V10.500M-10.500 0H-7M7 0H10.500M-7.400-7.400-5-5M7.400-7.400 5-5M-7.400 7.400-5 5M7.400 7.400 5 5"],
    },
  ],
  instant: ["", { fills: [BOLT] }],
  lasting: ["", { lines: ["M0 0C-3-5-9.500-5-9.500 0S-3 5 0 0 9.500-5 9.500 0 3 5 0 0z"] }],
  scoring: ["", { fills: [STAR] }],
  expansion: ["", { frame: "site", lines: ["M0-4V4M-4 0H4"] }],
  network: ["glow", { lines: ["M-8-6H8L0 8z"], fills: ["M-8-9A3 3 0 1 0-7.990-9zM8-9A3 3 0 1 0 8.010-9zM0 5A3 3 0 1 0 .01 5z"] }],
  mismatch: ["", { fills: [], lines: ["M-8-3.500H8M-8 3.500H8M5-9-5 9"] }],
  match: ["green", { lines: ["M-8-3.500H8M-8 3.500H8"] }],
  once: ["", { lines: ["M8.500 0A8.500 8.500 0 1 1 0-8.500", "M0-8.500H5"] }],
  "turn-end": ["", { lines: ["M-6-9.500H6M-6 9.500H6M-5-9C-5-3 0-2 0 0S-5 3-5 9M5-9C5-3 0-2 0 0S5 3 5 9"] }],
  hand: ["", { lines: ["M-8-4-3-8 2-4V7H-8z", "M0-8.500 6-6 3.500 8"] }],
  look: ["", { frame: "card", lines: ["M-4.500 0C-2-3.500 2-3.500 4.500 0 2 3.500-2 3.500-4.500 0z"], fills: ["M0-1.500A1.500 1.500 0 1 0 .01-1.500z"] }],
  salvage: ["", { frame: "card", lines: ["M0 5V-4M-3.500-1 0-4.500 3.500-1"] }],
  free: ["upgrade", { lines: ["M-8-3H8V9H-8zM0-3V9M-9.500-3H9.500", "M0-3C-3-9-8-8-5-4.500M0-3C3-9 8-8 5-4.500"] }],
  clone: ["upgrade", { lines: ["M-9-5H3V7H-9z", "M-4-9H9V4"] }],
  neutral: ["quiet", { lines: ["M-7-7 7 7M7-7-7 7"] }],
  order: ["", { lines: ["M-9 7V2M-3 7V-2M3 7V-5M9 7V-9"] }],
  hunger: ["red", { lines: ["M-5-10V-4M-8-10V-5Q-8-2-5-2T-2-5V-10M-5-2V10M4-10V10M4-10Q9-6 8 0H4"] }],
};

/** Things inside a slot: free, somebody else's, either, the one that is always open. */
const SLOTS: Record<string, Draft> = {
  free: { lines: [] },
  taken: { fills: ["M0-4.500A4.500 4.500 0 1 0 .01-4.500z"] },
  any: { lines: ["M-4 4 4-4"], fills: ["M-4.500-4.500H1L-4.500 1z"] },
  code: {},
  always: { lines: ["M0 0C-2-3.500-6-3.500-6 0S-2 3.500 0 0 6-3.500 6 0 2 3.500 0 0z"] },
};

const MARKS: Record<string, string> = { build: "build", up: "upgrade", best: "best", second: "second", gone: "gone" };

/** The shape of "kelp", "build-farm", "up-tunnel", "best-laboratory", "slot-free", "card-action", "pair-farm" … */
export function shapeOf(name: string): Shape {
  const plain = PLAIN[name];
  if (plain) return shape(plain[0], plain[1]);
  const [sort = "", rest = ""] = name.split(/-(.*)/s);
  const mark = MARKS[sort];
  if (mark) {
    const small = mark === "upgrade" ? ([-4, 1, 0.78] as const) : mark === "best" ? ([0, 2, 0.84] as const) : ([-1.5, 0, 0.86] as const);
    return shape("", { inner: rest, at: small, mark });
  }
  switch (sort) {
    case "slot":
      return shape("", { frame: "slot", ...(SLOTS[rest] ?? {}) });
    case "card":
      return shape("", { frame: "card", inner: rest, at: [0, 0, 0.5] });
    case "pair":
      return shape("", { frame: "pair", inner: `best-${rest}` });
    default:
      return UNKNOWN;
  }
}
