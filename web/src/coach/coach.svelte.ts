// The coach of a guided first game: what was told, what is due, what the bots did since my last choice.
import * as api from "../lib/api.ts";
import { noteGuided } from "../lib/guided.svelte.ts";
import type { Lesson, LessonMoment, Line, Option } from "../lib/wire.ts";
import type { TableScene } from "../table/scene.svelte.ts";
import type { Session } from "../table/session.svelte.ts";
import { due, type Facts, proposed } from "./lesson.ts";

const STORE = "planetb.coach";

interface Kept {
  told: string[];
  away: boolean; // sent away for now; the table goes on
}

export interface Deed {
  line: Line;
  why: string;
}

export class Coach {
  lesson = $state.raw<Lesson | null>(null);
  told = $state.raw<ReadonlySet<string>>(new Set());
  away = $state(false);
  #session: Session;
  #scene: TableScene;

  constructor(session: Session, scene: TableScene) {
    this.#session = session;
    this.#scene = scene;
    const kept = this.#load()[session.table];
    this.told = new Set(kept?.told ?? []);
    this.away = kept?.away ?? false;
  }

  async read(game: string): Promise<void> {
    this.lesson = await api.lesson(game).catch(() => this.lesson);
  }

  get #facts(): Facts {
    const state = this.#session.state;
    return {
      view: this.#scene.table,
      you: state?.you ?? null,
      options: this.#session.past ? [] : (state?.options ?? []),
      moment: state?.moment ?? 0,
      over: state?.over ?? false,
      told: this.told,
      refused: this.#session.notice?.about ?? "",
    };
  }

  /** What is said now, and how much more is due. */
  get due(): LessonMoment[] {
    return this.lesson ? due(this.lesson.moments, this.#facts) : [];
  }

  get proposal(): Option | null {
    const now = this.due[0];
    const open = this.#scene.options.filter((option) => this.#scene.standing(option).open); // of a pick, what may be added
    return now && this.#session.asked ? proposed(now.propose, open) : null;
  }

  /** What others did since my last choice, with the reason of the first of each sort. */
  get deeds(): Deed[] {
    const you = this.#session.state?.you;
    const lines = this.#session.lines;
    const mine = lines.findLastIndex((line) => line.seat === you && line.about !== "");
    const remarks = new Map((this.lesson?.remarks ?? []).map((one) => [one.did, one.text]));
    const said = new Set<string>();
    return lines.slice(mine + 1).flatMap((line) => {
      if (line.seat < 0 || line.seat === you || line.about === "") return [];
      const why = line.about && !said.has(line.about) ? (remarks.get(line.about) ?? "") : "";
      said.add(line.about);
      return [{ line, why: why.replaceAll("{name}", this.#scene.nameOf(line.seat)) }];
    });
  }

  /** Goes on: this was told. */
  next(): void {
    const now = this.due[0];
    if (now) this.#tell([now.key]);
  }

  /** Whoever makes a choice has heard enough of what was said before it. */
  heard(keys: readonly string[]): void {
    this.#tell(keys);
  }

  send(away: boolean): void {
    this.away = away;
    this.#save();
  }

  finish(game: string): void {
    noteGuided(game, this.#session.table, true);
  }

  #tell(keys: readonly string[]): void {
    this.told = new Set([...this.told, ...keys]);
    this.#save();
  }

  #load(): Record<string, Kept> {
    try {
      return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Kept>;
    } catch {
      return {};
    }
  }

  #save(): void {
    try {
      const kept = { ...this.#load(), [this.#session.table]: { told: [...this.told], away: this.away } };
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // a private window: the coach begins anew when the page is loaded again
    }
  }
}
