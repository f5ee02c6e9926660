// The contract between the table and a game's board, after chessground: view and options in, choice out.
// A game's front is one folder `games/<game>/` whose `index.ts` exports a `Front`; nothing else knows it.
import type { Component } from "svelte";
import type { ContentItem, Option, SeatCard } from "../lib/wire.ts";
import type { Standing } from "../table/picking.svelte.ts";

/** What a board is given. No rules: what may be chosen is in `options`, what is there is in `table`. */
export interface Scene {
  readonly game: string;
  readonly table: Record<string, unknown>; // what the seat sees
  readonly preview: Record<string, unknown> | null; // the same after the option under the pointer, if known
  readonly before: Record<string, unknown> | null; // the same as it was when my last turn ended, if known
  readonly options: readonly Option[];
  readonly seats: readonly SeatCard[];
  readonly you: number | null;
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly armed: string | null; // the key that waits for its confirmation
  readonly pointed: string | null; // the key under the pointer
  readonly content: ReadonlyMap<string, ContentItem>;

  /** The options a board element carries: its key exactly, or as their first words. */
  matching(key: string | RegExp): Option[];
  /** How an option stands: where several things are handed in together, they are picked first. */
  standing(option: Option): Standing;
  /** Chooses or picks; several options open a menu at the element, none explains why not. */
  pick(options: readonly Option[], key: string, element: Element): void;
  point(options: readonly Option[]): void;
  name(code: string): string;
  nameOf(seat: number): string;
}

export interface BoardProps {
  scene: Scene;
}

export interface AreaProps {
  scene: Scene;
  seat: number; // whose area
}

export interface NowProps extends AreaProps {
  choose: (option: Option) => void;
}

export interface Front {
  Board: Component<BoardProps>; // what all share
  Area: Component<AreaProps>; // what lies before one seat
  Now?: Component<NowProps>; // wide screens: what one chooses from, in the column of the question; the area then leaves it out
  split?: boolean; // low screens: its area comes in two parts, `grid-area: mine` below the question and `hand` below the board
  lists?: boolean; // the board shows every option as a button: nobody need repeat them
  Chips: Component<AreaProps>; // one line about a seat, for its panel
  Art: Component<{ code: string; item: ContentItem }>; // a piece of content, large
  score(table: Record<string, unknown>, seat: number): number | null; // as it stands
  moment(table: Record<string, unknown>): { id: string; args: Record<string, number> } | null; // "round 2 of 5"
  fate?(table: Record<string, unknown>): { id: string; args: Record<string, number> } | null; // what has befallen all, once it has: it takes the stage
  Mood?: Component; // its picture: behind big moments
  Lesson: Component<{ step: number; content: ReadonlyMap<string, ContentItem> }> | null; // pictures of the how-to-play
}

const FRONTS = import.meta.glob<{ default: Front }>("./*/index.ts");

/** The front of a game; the plain one for games without a folder of their own, and for people who prefer it. */
export async function frontOf(game: string, plain: boolean): Promise<Front> {
  const load = (plain ? undefined : FRONTS[`./${game}/index.ts`]) ?? FRONTS["./generic/index.ts"];
  if (!load) throw new Error("the generic front is missing");
  return (await load()).default;
}
