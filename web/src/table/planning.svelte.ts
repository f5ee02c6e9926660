// Planning ahead: a rehearsal of my next decision on my own board, and the plan as it grows. Nobody else hears of it.
import * as api from "../lib/api.ts";
import type { Ahead, Plan, PlannedMove, State, Things } from "../lib/wire.ts";
import { troubleText } from "../shell/start.ts";
import { isLive } from "../together/time.svelte.ts";

type Line = readonly PlannedMove[];

interface Table {
  readonly table: string;
  readonly real: State | null;
  meet: () => void; // the question on the screen is another one
}

const keysOf = (line: Line): string => line.map(({ key }) => key).join("\n");

export class Planning {
  on = $state(false);
  kept = $state.raw<Plan | null>(null); // as the server has it
  lines = $state.raw<readonly Line[]>([]); // those that are finished
  moves = $state.raw<Line>([]); // of the line that is being rehearsed
  bold = $state(false); // goes on though something new was shown
  busy = $state(false);
  trouble = $state("");
  seen = $state(false); // what came of it was read
  #ahead = $state.raw<Ahead | null>(null);
  #allowed = $state(false); // the last move may show something new
  #seq = 0; // the state that is rehearsed from
  #table: Table;
  #turn = 0; // of the questions to the server: only the answer to the last one counts

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether one can plan: a person is waited for, and the game is not a matter of minutes. */
  get possible(): boolean {
    const now = this.#table.real;
    if (!now || now.you === null || now.yours.length !== 1 || now.over || now.together.ended || now.together.gathering) return false;
    if (isLive(now.together.pace) || now.waiting.includes(now.you)) return false;
    return now.waiting.some((seat) => now.seats[seat]?.kind === "person");
  }

  /** Whether a plan stands that may still answer. */
  get standing(): boolean {
    return this.kept !== null && this.kept.lines.length > 0 && this.kept.stopped === null;
  }

  /** What came of the plan, once it is known and until it was read. */
  get outcome(): Plan | null {
    return this.kept && this.kept.lines.length > 0 && this.kept.stopped !== null && !this.seen ? this.kept : null;
  }

  /** The table as it is rehearsed; nothing of it is real. */
  get imagined(): State | null {
    const [now, ahead] = [this.#table.real, this.#ahead];
    if (!this.on || !now || now.you === null || !ahead) return null;
    const asked = ahead.options.length > 0;
    return {
      ...now,
      seq: now.seq + 1 + this.moves.length,
      view: ahead.reveals ? now.view : ahead.view,
      waiting: asked ? [now.you] : [],
      thinking: [],
      prompt: ahead.prompt,
      options: ahead.options,
      pick: ahead.pick,
      can_undo: this.moves.length > 0,
      redo: null,
      log: { keep: -1, lines: [] },
    };
  }

  /** The last move shows something new: whether it may is to be said. */
  get asksToShow(): boolean {
    return (this.#ahead?.reveals ?? false) && !this.#allowed;
  }

  /** Nothing can be rehearsed after this line. */
  get ended(): boolean {
    return this.#ahead !== null && this.#ahead.options.length === 0;
  }

  get over(): boolean {
    return this.#ahead?.over ?? false;
  }

  /** Whether others choose before the question that is rehearsed. */
  get later(): boolean {
    return this.#ahead?.later ?? false;
  }

  get changed(): boolean {
    return this.moves.length > 0 || this.lines.map(keysOf).join() !== (this.kept?.lines ?? []).map(keysOf).join() || this.bold !== (this.kept?.bold ?? false);
  }

  /** All lines, the one that is being rehearsed last. */
  get all(): readonly Line[] {
    return this.moves.length > 0 && !this.lines.some((line) => keysOf(line).startsWith(keysOf(this.moves))) ? [...this.lines, this.moves] : this.lines;
  }

  async load(): Promise<void> {
    const now = this.#table.real;
    if (!now || now.you === null || isLive(now.together.pace)) return;
    const before = this.kept?.stopped ?? null;
    this.kept = await api.plan(this.#table.table, now.you).catch(() => this.kept);
    if (this.kept?.stopped !== before) this.seen = false;
  }

  /** Begins to rehearse; a plan that stands is gone on with. */
  async begin(): Promise<void> {
    this.#seq = this.#table.real?.seq ?? 0;
    this.lines = this.standing ? (this.kept?.lines ?? []) : [];
    this.bold = this.standing && (this.kept?.bold ?? false);
    this.seen = true;
    this.trouble = "";
    await this.#rehearse([]);
    this.on = this.#ahead !== null;
    this.#table.meet();
  }

  stop(): void {
    this.on = false;
    this.#ahead = null;
    this.moves = [];
    this.#table.meet();
  }

  async make(key: string): Promise<void> {
    await this.#rehearse([...this.moves.map((move) => move.key), key]);
  }

  async back(): Promise<void> {
    if (this.moves.length > 0) await this.#rehearse(this.moves.slice(0, -1).map((move) => move.key));
  }

  /** What I would do instead of a move: the line is kept, and another one begins where it stood. */
  async otherwise(line: Line, at: number): Promise<void> {
    this.#keep();
    await this.#rehearse(line.slice(0, at).map((move) => move.key));
  }

  allow(): void {
    this.#allowed = true;
    this.moves = this.moves.map((move, i) => (i === this.moves.length - 1 ? { ...move, shows: true } : move));
  }

  remove(line: Line): void {
    this.lines = this.lines.filter((one) => one !== line);
    if (line === this.moves) void this.#rehearse([]);
  }

  /** Moves a line up: it is tried sooner. */
  raise(line: Line): void {
    const lines = [...this.all];
    const at = lines.indexOf(line);
    if (at < 1) return;
    this.#keep();
    lines.splice(at - 1, 0, ...lines.splice(at, 1));
    this.lines = lines;
    void this.#rehearse([]);
  }

  async save(): Promise<void> {
    this.#keep();
    const lines = this.lines.map((line) => line.map(({ key, shows }) => ({ key, shows })));
    await this.#send(lines);
  }

  async drop(): Promise<void> {
    await this.#send([]);
  }

  async things(picked: string[]): Promise<Things> {
    const found = await this.#ask(this.moves.map((move) => move.key), picked);
    if (!found.things) throw new Error("nothing is picked here");
    return found.things;
  }

  /** In another language. */
  async reload(): Promise<void> {
    await this.load();
    if (this.on) await this.#rehearse(this.moves.map((move) => move.key));
  }

  #keep(): void {
    if (this.asksToShow) this.moves = this.moves.slice(0, -1);
    if (this.all.length > this.lines.length) this.lines = this.all;
    this.moves = [];
  }

  async #send(lines: { key: string; shows: boolean }[][]): Promise<void> {
    const now = this.#table.real;
    if (!now || now.you === null) return;
    this.trouble = "";
    this.busy = true;
    try {
      this.kept = await api.setPlan(this.#table.table, { seat: now.you, seq: this.on ? this.#seq : now.seq, lines, bold: this.bold });
      this.seen = false;
      this.stop();
    } catch (error) {
      this.trouble = troubleText(error);
    }
    this.busy = false;
  }

  async #rehearse(keys: string[]): Promise<void> {
    const turn = ++this.#turn;
    this.busy = true;
    this.trouble = "";
    try {
      const found = await this.#ask(keys);
      if (turn !== this.#turn) return;
      this.#ahead = found;
      this.#allowed = false;
      this.moves = found.made.map((move) => ({ ...move, shows: false }));
    } catch (error) {
      if (turn === this.#turn) this.trouble = troubleText(error);
    }
    this.busy = false;
    this.#table.meet();
  }

  #ask(moves: string[], picked: string[] | null = null): Promise<Ahead> {
    return api.ahead(this.#table.table, { seat: this.#table.real?.you ?? 0, seq: this.#seq, moves, picked });
  }
}
