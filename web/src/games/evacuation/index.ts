// Evacuation's front.
import type { Front } from "../front.ts";
import Large from "./art/Large.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import Now from "./Now.svelte";
import Lesson from "./Lesson.svelte";
import Mood from "./Mood.svelte";
import "./palette.css";
import { nation, scoreOf, world } from "./view.ts";

const front: Front = {
  Mood,
  Board,
  Area,
  Now,
  Chips,
  Art: Large,
  score(table, seat) {
    const one = nation(table, seat);
    return one ? scoreOf(one) : null;
  },
  moment(table) {
    const { year, phase } = world(table);
    return year ? { id: `evacuation-moment-${phase}`, args: { year } } : null;
  },
  Lesson,
};

export default front;
