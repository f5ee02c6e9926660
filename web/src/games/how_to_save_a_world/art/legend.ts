// The icons a person meets, in the order of the legend.
import { type Entry, plain } from "../../legend.ts";

export const LEGEND: readonly Entry[] = [
  ...plain("energy", "knowledge", "mineral", "biomass", "ingenuity", "any", "line-energy", "line-any"),
  ...plain("badge-planet", "badge-science", "badge-moon", "badge-any", "tile-moon", "tile-any", "ready-tile"),
  ...plain("work-laser", "work-shield", "work-evacuation", "work-any", "best", "worst", "doomed", "first"),
  { icon: "point", label: "2" },
  { icon: "lab", label: "" },
  { icon: "develop", label: "II" },
  ...plain("buy-card", "take-card", "remove-card", "card-action", "card-reaction", "card-species", "react"),
  ...plain("shuttle", "ferry", "lander", "recall", "medal", "departure", "stay", "wait", "free"),
  ...plain("asteroid", "site", "refresh", "crack", "bag"),
];
