// How to Save a World's front.
import type { Front } from "../front.ts";
import Large from "./art/Large.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import Lesson from "./Lesson.svelte";
import Mood from "./Mood.svelte";
import "./palette.css";
import { area, save } from "./view.ts";

const front: Front = {
  Mood,
  Board,
  Area,
  Chips,
  Art: Large,
  score: (table, seat) => area(table, seat)?.points ?? null,
  moment(table) {
    const { round, danger } = save(table);
    return round ? { id: "how_to_save_a_world-moment", args: { round, danger } } : null;
  },
  fate(table) {
    const { rescue } = save(table);
    return rescue ? { id: `how_to_save_a_world-fate-${rescue}`, args: {} } : null;
  },
  split: true,
  Lesson,
};

export default front;
