// The front of every game that has no board of its own: views as panels, options as buttons.
import type { Front } from "../front.ts";
import Area from "./Area.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import { scoreOf, seatsOf } from "./outline.ts";

const front: Front = {
  Board,
  lists: true,
  Area,
  Chips,
  Art,
  score: (table, seat) => scoreOf(seatsOf(table)[seat]),
  moment(table) {
    const round = table["round"];
    return typeof round === "number" ? { id: "generic-round", args: { round } } : null;
  },
  Lesson: null,
};

export default front;
