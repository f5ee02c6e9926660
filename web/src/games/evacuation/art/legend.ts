// The icons a person meets, in the order of the legend.
import { type Entry, plain } from "../../legend.ts";

export const LEGEND: readonly Entry[] = [
  ...plain("food", "steel", "energy", "any", "raise-any", "population", "factory-any", "factory-food", "gain-factory-any"),
  ...plain("old", "new", "savanna", "mountains", "coast", "bay-coast", "hold-building", "token"),
  ...plain("tundra", "desert", "forest", "sea", "settle", "sun", "dome", "no-sun", "no-steel", "across", "diagonal"),
  ...plain("ship", "gain-ship", "fly", "back", "stadium", "face", "infrastructure", "research", "exchange", "done"),
  { icon: "power", label: "3" },
  { icon: "point", label: "2" },
  ...plain("penalty", "transition", "marker", "draw", "more", "card", "refresh", "line", "cross"),
];
