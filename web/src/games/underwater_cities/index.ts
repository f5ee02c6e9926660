// Underwater Cities' front.
import type { Front } from "../front.ts";
import Large from "./art/Large.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import Lesson from "./Lesson.svelte";
import Mood from "./Mood.svelte";
import "./palette.css";
import { nation, sea } from "./view.ts";

const front: Front = {
  Mood,
  Board,
  Area,
  Chips,
  Art: Large,
  score: (table, seat) => nation(table, seat)?.goods.point ?? null,
  moment(table) {
    const { era, round } = sea(table);
    return round ? { id: "underwater_cities-moment", args: { era, round } } : null;
  },
  split: true,
  Lesson,
};

export default front;
