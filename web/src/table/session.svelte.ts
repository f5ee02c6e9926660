// One open table in this tab: its state as the server tells it, and everything a person does there.
import * as api from "../lib/api.ts";
import { has, t } from "../lib/i18n.svelte.ts";
import { Live, messageId } from "../lib/live.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { forget, secretOf } from "../lib/secrets.ts";
import type { AskWhy, Favourite, FromServer, Held, Job, Line, Moment, Option, SendChoose, SendUndo, Source, State, Talk } from "../lib/wire.ts";
import { Arrivals } from "./arrivals.ts";
import { Asking } from "./asking.ts";
import { Foresight } from "./foresight.svelte.ts";
import { watchJob } from "./jobs.ts";
import { type Chip, Selection } from "./picking.svelte.ts";
import { Planning } from "./planning.svelte.ts";
import { Recollection } from "./recollection.svelte.ts";
import { Replay } from "./replay.svelte.ts";

export interface Notice {
  text: string;
  rule: string; // when a wrong click is explained: the rule in general
  asked: string; // and the question that stands
  about?: string; // the sort of choice that was refused: where the rules say more
}

type Pending = SendChoose | SendUndo;

const LATE_MS = 1500; // without an answer for so long, one says so

export class Session {
  readonly table: string;
  readonly spectate: boolean;
  real = $state.raw<State | null>(null); // as the server told it last
  lines = $state.raw<Line[]>([]);
  talk = $state.raw<Talk[]>([]);
  held = $state.raw<Held | null>(null); // a choice that waits for its confirmation
  coached = $state(false); // a coach is at it
  notice = $state.raw<Notice | null>(null);
  curtain = $state<number | null>(null); // hot-seat: the seat of mine that shall take over the screen
  watchers = $state(0); // how many watch
  hint = $state.raw<Job | null>(null);
  analysis = $state.raw<Job | null>(null); // of the finished game
  counted = false; // its points have been counted up once
  busy = $state(false); // a choice is on its way: another click would be one too many
  missing = $state(""); // why the table cannot be shown
  shut = $state<"table-sealed" | "account-closed" | null>(null); // there is more to say than that it is not here
  left: ReadonlyMap<number, State["view"]> = $state.raw(new Map()); // by seat: the view when its last turn ended
  since = new Recollection(this); // what others did since my last turn
  pointed = $state.raw<Line | null>(null); // the line of the log whose places are lit up
  late = $state(false); // the server has not answered a choice for a while
  replay: Replay;
  arrivals: Arrivals;
  foresight: Foresight;
  planning: Planning; // choices prepared ahead, in a rehearsal
  selection: Selection; // where several things are handed in together
  #live: Live;
  #pending = new Map<string, Pending>();
  #asking = new Asking();
  #done = new Map<string, number>(); // messages that are done, and the seq that will show it
  #language = prefs.language;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, spectate: boolean) {
    this.table = table;
    this.spectate = spectate;
    this.replay = new Replay(table, () => this.real);
    this.arrivals = new Arrivals(() => this.real, (state) => this.#see(state));
    this.planning = new Planning(this);
    this.foresight = new Foresight(table, () => this.settled);
    this.selection = new Selection(
      (picked) => this.planning.on ? this.planning.things(picked) : this.#asking.things(this.#live, table, { seat: this.state?.you ?? 0, seq: this.state?.seq ?? 0, picked }),
      (why, barred) => (barred ? this.#bar(barred) : (this.notice = { text: why || t("pick-apart"), rule: "", asked: "" })),
    );
    this.#live = new Live(this.#enter, this.#receive);
  }

  /** The table on the screen, if nobody looks back: as it stands, or as it is rehearsed. */
  get state(): State | null {
    return this.planning.imagined ?? this.real;
  }

  /** The question on the screen is another one. */
  meet(): void {
    if (this.state) this.selection.meet(this.state);
  }

  /** What the bot would do, best first. */
  get favourites(): readonly Favourite[] {
    return this.hint?.hint?.favourites.slice(0, 4) ?? [];
  }

  get link() {
    return this.#live.link;
  }

  /** What is on the screen: the moment looked back at, or the present. */
  get shown(): State | Moment | null {
    return this.replay.moment ?? this.state;
  }

  get past(): boolean {
    return this.replay.moment !== null;
  }

  get asked(): boolean {
    const state = this.state;
    return state !== null && state.you !== null && state.waiting.includes(state.you) && state.options.length > 0;
  }

  /** Whether any seat of mine has something to decide. */
  get called(): boolean {
    const state = this.real;
    return state !== null && !state.over && state.waiting.some((seat) => state.yours.includes(seat));
  }

  close(): void {
    this.arrivals.stop();
    clearTimeout(this.#patience);
    this.#live.close();
  }

  /** Whether this very choice could be looked at: the state on the screen is the newest, and nothing is on its way. */
  get settled(): boolean {
    return !this.busy && !this.arrivals.waiting && !this.planning.on && this.link === "open";
  }

  // Doing

  choose(option: Option | string, hold = prefs.confirm): void {
    this.arrivals.hurry();
    const state = this.state;
    if (!state || this.past || this.busy) return;
    const key = typeof option === "string" ? option : option.key;
    if (state.you === null || !state.waiting.includes(state.you)) return this.#say(this.#whose(state));
    this.held = null;
    this.hint = null;
    if (this.planning.on) return void this.planning.make(key);
    this.#post({ type: "choose", id: messageId(), seat: state.you, seq: state.seq, key, hold });
  }

  /** Makes the choice that an option is; a thing of a pick is only picked, or put back. */
  take(option: Option): void {
    if (!this.selection.standing(option).thing) return this.choose(option);
    if (this.past || this.busy) return;
    this.held = null;
    this.notice = null;
    if (!this.selection.tap(option.key)) this.#bar(option);
  }

  /** What the bot would do: chosen at once, or picked to be looked at. */
  follow(option: Option): void {
    if (!this.selection.put(option.key)) this.choose(option);
  }

  release(chip: Chip): void {
    this.held = null;
    this.selection.releaseChip(chip);
  }

  clear(): void {
    this.held = null;
    this.selection.clear();
  }

  /** Hands in what is picked. */
  handIn(): void {
    if (!this.past && !this.busy) this.selection.hand((move) => this.choose(move));
  }

  /** Says why a click on something that is not among the options does nothing. */
  explain(key: string, label: string): void {
    const state = this.state;
    if (!state || this.past) return;
    if (!this.asked) this.#say(this.#whose(state));
    else this.#explain(state, key, label, "");
  }

  /** Says why a thing cannot be added to those picked. */
  #bar({ key, text }: Option): void {
    if (this.state) this.#explain(this.state, key, text, t(this.selection.full ? "pick-full" : "pick-apart"));
  }

  /** The rule in general, and as soon as the server has told it the reason of this moment; if it does not, `otherwise`. */
  #explain(state: State, key: string, label: string, otherwise: string): void {
    const notice = { text: t("notice-not-possible", { what: label.replace(/\.$/, "") }), rule: this.#rule(key), asked: state.prompt, about: key.split(" ")[0] ?? "" };
    this.notice = notice;
    if (state.you === null || this.planning.on) return;
    void this.#giveReason(notice, { seat: state.you, seq: state.seq, key, picked: this.selection.keys }, otherwise);
  }

  /** The rule in general about places of this sort, if the game tells one. */
  #rule(key: string): string {
    const rule = `rule-${this.state?.game}-${key.split(" ")[0]}`;
    return has(rule) ? t(rule) : "";
  }

  async #giveReason(notice: Notice, ask: AskWhy, otherwise: string): Promise<void> {
    const why = await api.why(this.table, ask).catch(() => null);
    if (this.notice === notice) this.notice = { ...notice, text: `${notice.text} ${why?.text || otherwise}`.trim() };
  }

  confirm(): void {
    if (this.held) this.choose(this.held.key, false);
  }

  undo(): void {
    this.arrivals.hurry();
    if (this.held) {
      this.held = null; // what was not made needs no undo
      return;
    }
    if (this.planning.on) return void this.planning.back();
    if (!this.state || this.state.you === null || this.busy) return;
    this.#post({ type: "undo", id: messageId(), seat: this.state.you, seq: this.state.seq });
  }

  redo(): void {
    if (this.state?.redo) this.choose(this.state.redo, false);
  }

  say(text: string): void {
    if (!this.#live.send({ type: "say", id: messageId(), text, name: prefs.name })) this.#say(t("notice-offline"));
  }

  look(seat: number | null): void {
    this.curtain = null;
    this.replay.present();
    this.#live.send({ type: "look", seat, lang: prefs.language });
  }

  /** Sends for the texts again when the language has changed. */
  speak(): void {
    if (this.#language === prefs.language) return;
    this.#language = prefs.language;
    this.held = null;
    this.replay.reload();
    void this.planning.reload();
    this.#live.send({ type: "look", seat: this.real?.you ?? null, lang: prefs.language });
  }

  /** Where the points of all seats come from, as far as mine can know. */
  async sources(): Promise<readonly Source[]> {
    return (await api.standing(this.table, this.state?.you ?? null)).sources;
  }

  async askHint(): Promise<void> {
    if (!this.state || this.state.you === null || this.planning.on) return;
    try {
      this.hint = await api.hint(this.table, this.state.you);
      watchJob(this.table, this.hint, () => this.hint, (job) => (this.hint = job));
    } catch (error) {
      this.#complain(error);
    }
  }

  #answered(id: string): void {
    this.#pending.delete(id);
    this.busy = this.#pending.size > 0;
    if (!this.busy) this.#waitNoMore();
  }

  #waitNoMore(): void {
    clearTimeout(this.#patience);
    this.late = false;
  }

  /** What I did stands: what I had picked for it is done with. */
  #moved(id: string): void {
    this.#answered(id);
    this.selection.drop();
  }

  #post(message: Pending): void {
    this.notice = null;
    this.busy = true;
    this.#pending.set(message.id, message);
    this.#live.send(message); // while the line is cut it is kept, and the words beside the board say so
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.late = true), LATE_MS);
  }

  // Hearing

  #enter = (): void => {
    const seat = this.spectate ? null : (this.real?.you ?? null);
    const after = this.real?.seq ?? null;
    const secret = secretOf(this.table) ?? null;
    this.#live.send({ type: "enter", table: this.table, lang: prefs.language, secret, seat, after });
    for (const message of this.#pending.values()) this.#live.send(message); // done once, whatever was lost
  };

  #receive = (message: FromServer): void => {
    if (this.#asking.hears(message)) return;
    switch (message.type) {
      case "state":
        return this.arrivals.add(message);
      case "done":
        if ((this.real?.seq ?? 0) >= message.seq) this.#moved(message.id);
        else this.#done.set(message.id, message.seq); // its state is still to come
        return;
      case "held":
        this.#answered(message.id);
        this.held = message;
        return;
      case "refused":
        return this.#refused(message.id, message.code, message.message);
      case "people":
        if (this.real) this.real = { ...this.real, seats: message.seats, together: message.together };
        return;
      case "talk":
        if (!this.talk.some((line) => line.number === message.number)) this.talk = [...this.talk, message];
        return;
      case "planned":
        if (message.seat === this.real?.you) void this.planning.load();
        return;
      case "watching":
        this.watchers = message.count;
        return;
      case "job":
        if (message.id === this.hint?.id) this.hint = message;
        return;
      default:
        return;
    }
  };

  #see(state: State): void {
    if (this.real && this.real.seq !== state.seq) {
      this.held = null;
      this.hint = null;
    }
    if (this.real) this.#leave(this.real, state);
    const first = this.real?.you !== state.you;
    const turned = state.you !== null && this.real?.waiting.includes(state.you) !== state.waiting.includes(state.you);
    this.real = state;
    if (!this.planning.on) this.selection.meet(state);
    if (first || (turned && this.planning.standing)) void this.planning.load();
    for (const [id, seq] of this.#done) {
      if (seq > state.seq) continue;
      this.#moved(id);
      this.#done.delete(id);
    }
    this.lines = [...this.lines.filter((line) => line.moment <= state.log.keep), ...state.log.lines];
    this.#seatMe(state);
  }

  /** Remembers the view a seat had when its turn ended: what is different later was done by others. */
  #leave(old: State, now: State): void {
    if (old.you === null || old.you !== now.you || old.seq === now.seq || !old.waiting.includes(old.you)) return;
    const others = now.log.lines.some((line) => line.seat >= 0 && line.seat !== now.you && !line.sum);
    const waiting = now.waiting.includes(old.you);
    if (waiting && !others) return;
    this.left = new Map(this.left).set(old.you, waiting ? old.view : now.view);
    this.since.leave(old.you, old.moment);
  }

  /** Takes the only seat I hold; between several seats of mine a curtain falls. */
  #seatMe(state: State): void {
    if (this.spectate || state.over || state.yours.length === 0) {
      if (state.over && !this.spectate && state.you === null && state.yours[0] !== undefined) this.look(state.yours[0]);
      return;
    }
    if (state.yours.length === 1) {
      if (state.you === null) this.look(state.yours[0] ?? null);
      return;
    }
    if (state.you !== null && state.waiting.includes(state.you)) return;
    const next = state.waiting.find((seat) => state.yours.includes(seat));
    if (next !== undefined) this.curtain = next;
  }

  #refused(id: string | null, code: string, message: string): void {
    if (id !== null) this.#answered(id);
    if (code === "bad_secret" && secretOf(this.table)) {
      forget(this.table); // good no more: one watches, and is told so
      this.#say(t("seat-elsewhere"));
      return this.#enter();
    }
    if (code === "banned") this.#live.close();
    if (code === "banned") this.real = null; // nothing of the game is shown any more
    if (!this.real) {
      this.missing = message;
      this.shut = code === "sealed" ? "table-sealed" : code === "banned" ? "account-closed" : null;
    } else if (code !== "stale") {
      this.#say(message, code === "illegal_option" ? this.real.prompt : "");
    }
  }

  #whose(state: State): string {
    if (state.over) return t("notice-over");
    return state.you === null ? t("notice-spectator") : t("notice-not-your-turn");
  }

  #complain(error: unknown): void {
    this.#say(error instanceof api.Trouble && error.message ? error.message : t("notice-offline"));
  }

  #say(text: string, asked = ""): void {
    this.notice = { text, rule: "", asked };
  }
}
