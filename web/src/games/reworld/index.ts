// Reworld's front.
import type { Front } from "../front.ts";
import Large from "./art/Large.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import Lesson from "./Lesson.svelte";
import Mood from "./Mood.svelte";
import { area, reworld } from "./view.ts";

const front: Front = {
  Mood,
  Board,
  Area,
  Chips,
  Art: Large,
  score: (table, seat) => area(table, seat)?.score ?? null,
  moment(table) {
    const { chapter, round } = reworld(table);
    return chapter === 1
      ? { id: "reworld-moment-one", args: { round: round ?? 0 } }
      : { id: "reworld-moment-two", args: {} };
  },
  split: true,
  Lesson,
};

export default front;
