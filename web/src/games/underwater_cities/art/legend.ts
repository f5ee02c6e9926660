// The icons a person meets, in the order of the legend.
import { type Entry, plain } from "../../legend.ts";

export const LEGEND: readonly Entry[] = [
  ...plain("credit", "kelp", "steelplast", "science", "biomass", "goods", "card"),
  { icon: "point", label: "2" },
  ...plain("farm", "desalination", "laboratory", "tunnel", "building", "structure", "city", "symbiotic", "cities"),
  ...plain("build-farm", "up-farm", "best-farm", "pair-farm", "second-farm", "free", "expansion"),
  ...plain("brown", "blue", "metropolis"),
  { icon: "federation", label: "" },
  ...plain("instant", "lasting", "action", "production", "scoring", "card-action", "special", "refresh", "once"),
  ...plain("slot-free", "slot-taken", "slot-any", "slot-always", "clone", "match", "mismatch", "turn-end"),
  { icon: "look", label: "3" },
  ...plain("salvage", "gone-card", "hand", "hunger", "network", "order"),
];
