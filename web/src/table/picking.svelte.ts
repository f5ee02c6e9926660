// Several things handed in together: which are picked so far, what may be added, and whether they are enough.
// The server knows the rules; here is only what this person has tapped. Nothing happens on the table before it is handed in.
import type { Option, Picking, State, Things } from "../lib/wire.ts";

/** Asks the server about these things; the answer says what may be added and whether they may be handed in. */
type Asking = (picked: string[]) => Promise<Things>;

/** What is known of a selection. */
interface Known {
  words?: readonly string[]; // of each thing, in the order of the options
  more: readonly string[];
  fits: boolean;
  why: string;
}

/** A thing as it is picked; several that are called the same are one chip. */
export interface Chip {
  option: Option;
  text: string;
  count: number;
  before: number; // how many of the same option lie before these
}

/** How an option stands: a thing of the pick or not, how often it is picked, whether it may be chosen (once more). */
export interface Standing {
  thing: boolean;
  count: number;
  open: boolean;
}

/** Whether a tap on it does anything but explain. */
export function isUsable({ open, count }: Standing): boolean {
  return open || count > 0;
}

export const NOTHING = "pass";
const AND = " + ";

export class Selection {
  picked = $state.raw<readonly string[]>([]); // as tapped
  question = $state(0); // counts the questions: others may choose while one stands
  #known = $state.raw<Known | null>(null); // of these very things; null until the server has told
  #state = $state.raw<State | null>(null);
  things = $derived(thingsOf(this.#state)); // what the pick is about
  #keys = $derived(new Set(this.things.map(({ key }) => key)));
  #ask: Asking;
  #say: (why: string, barred?: Option) => void;
  #told = new Map<string, Known>();
  #guessed: Known | null = null; // while the server does not answer
  #eager: (() => void) | null = null; // handed in before the answer came
  #turn = 0; // of the questions to the server: only the answer to the last one counts

  /** `say` tells why these cannot be handed in; or without a reason what does not go with them. */
  constructor(ask: Asking, say: (why: string, barred?: Option) => void) {
    this.#ask = ask;
    this.#say = say;
  }

  get asked(): Picking | null {
    return this.#state?.pick ?? null;
  }

  get waiting(): boolean {
    return this.asked !== null && this.#known === null;
  }

  get fits(): boolean {
    return this.#known?.fits ?? false;
  }

  /** Why these cannot be handed in; nothing if they can, or while nobody knows. */
  get why(): string {
    return this.#known && !this.#known.fits ? this.#known.why : "";
  }

  get full(): boolean {
    return this.asked !== null && this.picked.length >= this.asked.most;
  }

  /** The most that can be picked at all. */
  get most(): number {
    return Math.min(this.asked?.most ?? 0, this.things.reduce((sum, thing) => sum + thing.copies, 0));
  }

  /** What is picked, in the order of the options: a second copy of an option may be another thing. */
  get chips(): Chip[] {
    const chips: Chip[] = [];
    this.#sorted(this.picked).forEach((key, i) => {
      const option = this.things.find((thing) => thing.key === key);
      if (!option) return;
      const text = this.#known?.words?.[i] ?? option.text; // until the server has told
      const last = chips.at(-1);
      const [same, before] = last?.option === option ? [last.text === text, last.before + last.count] : [false, 0];
      if (last && same) last.count += 1;
      else chips.push({ option, text, count: 1, before });
    });
    return chips;
  }

  /** What is picked, as a move takes it. */
  get keys(): string[] {
    return this.#sorted(this.picked);
  }

  /** All that is picked as one move, in the order of the options. */
  get move(): string {
    return this.#moveOf(this.picked);
  }

  /** The state has come: the selection stays while the question is the same, and goes with it. */
  meet(state: State): void {
    const before = this.#state;
    const same = before !== null && sameQuestion(before, state);
    this.#state = state;
    if (!same) return this.drop();
    if (before && wording(before) !== wording(state)) {
      this.#forget(); // in another language, or of a table that has gone on
      this.#known = null;
    }
    const eager = this.#eager;
    if (!this.#known || this.#known === this.#guessed) void this.#set(this.picked); // asked of a table that has gone on
    this.#eager = eager;
  }

  /** Nothing is picked, and nothing that was told counts any more. */
  drop(): void {
    this.question += 1;
    this.#forget();
    this.clear();
  }

  #forget(): void {
    this.#told = new Map(); // late answers belong to the old question
    if (this.asked) this.#told.set("", { more: this.asked.more, fits: this.asked.fits, why: "" });
  }

  clear(): void {
    void this.#set([]);
  }

  count(key: string): number {
    return this.picked.filter((one) => one === key).length;
  }

  standing(option: Option): Standing {
    if (!this.#keys.has(option.key)) return { thing: false, count: 0, open: true };
    return { thing: true, count: this.count(option.key), open: this.#open(option) };
  }

  /** Adds a thing; one that cannot be added (again) is released, once. Returns whether anything changed. */
  tap(key: string): boolean {
    const thing = this.things.find((one) => one.key === key);
    if (!thing) return false;
    if (this.#open(thing)) void this.#set([...this.picked, key]);
    else return this.release(key);
    return true;
  }

  /** Puts one of these back. */
  release(key: string): boolean {
    const at = this.picked.lastIndexOf(key);
    if (at >= 0) void this.#set(this.picked.toSpliced(at, 1));
    return at >= 0;
  }

  /** Puts back one of these, and the other things of the same option that lie behind it. */
  releaseChip({ option, count, before }: Chip): void {
    let left = before + count - 1;
    void this.#set(this.picked.filter((key) => key !== option.key || left-- > 0));
  }

  /** Picks exactly the things of a whole move; returns whether it is one of this pick. */
  put(move: string): boolean {
    const keys = move === NOTHING ? [] : move.split(AND);
    if (!this.asked || !keys.every((key) => this.#keys.has(key))) return false;
    void this.#set(keys);
    return true;
  }

  /** Does this with the things as soon as they are known to fit; says why not, if they do not. */
  hand(give: (move: string) => void): void {
    const act = (): void => (this.fits ? give(this.move) : this.#say(this.why));
    if (this.waiting) this.#eager = act;
    else act();
  }

  /** The whole move to look ahead at: with the thing under the pointer, if that will be enough. */
  ahead(pointed: string | null): string | null {
    const thing = this.things.find(({ key }) => key === pointed);
    if (!thing && pointed !== null) return pointed; // a free choice, or the move itself
    if (thing && this.count(thing.key) === 0 && this.#open(thing)) {
      const more = [...this.picked, thing.key];
      if (this.#told.get(this.#sorted(more).join(AND))?.fits ?? (this.#numbersDecide && this.#inRange(more.length))) return this.#moveOf(more);
    }
    return this.picked.length > 0 && this.fits ? this.move : null;
  }

  /** Whether all that was told so far follows from the numbers alone. */
  get #numbersDecide(): boolean {
    return [...this.#told].every(([name, { fits }]) => fits === this.#inRange(name ? name.split(AND).length : 0));
  }

  #inRange(n: number): boolean {
    return this.asked !== null && this.asked.least <= n && n <= this.asked.most;
  }

  #open(thing: Option): boolean {
    const { key } = thing;
    if (this.count(key) >= thing.copies || this.full) return false;
    return this.#known === null || this.#known.more.includes(key); // unknown: the server's word will come
  }

  #moveOf(picked: readonly string[]): string {
    return this.#sorted(picked).join(AND) || NOTHING;
  }

  #sorted(picked: readonly string[]): string[] {
    const places = new Map(this.things.map(({ key }, i) => [key, i]));
    return picked.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  }

  async #set(picked: readonly string[]): Promise<void> {
    const turn = ++this.#turn;
    this.#eager = null;
    this.picked = picked;
    this.#known = this.#told.get(this.#sorted(picked).join(AND)) ?? null;
    if (this.#known === null && this.asked) {
      const answer = await this.#answer(picked).catch(() => this.#guess());
      if (turn !== this.#turn) return; // something was tapped since
      this.#known = answer;
    }
    if (!this.#known) return;
    if (!this.#known.fits && this.#known.more.length === 0 && picked.length > 0) return this.#stepBack();
    this.#goOn();
  }

  #goOn(): void {
    this.#eager?.();
    this.#eager = null;
  }

  async #answer(picked: readonly string[]): Promise<Known> {
    const keys = this.#sorted(picked);
    const name = keys.join(AND);
    const told = this.#told;
    const known = told.get(name) ?? (await this.#ask(keys));
    told.set(name, known);
    return known;
  }

  /** Two taps were faster than the server, and do not go together: the later one is taken back. */
  #stepBack(): void {
    const last = this.things.find(({ key }) => key === this.picked.at(-1));
    void this.#set(this.picked.slice(0, -1));
    this.#say("", last);
  }

  /** The server does not answer: whether it is enough will be seen when it is handed in. */
  #guess(): Known {
    this.#guessed = { more: this.things.map(({ key }) => key), fits: this.#inRange(this.picked.length), why: "" };
    return this.#guessed;
  }
}

/** What the pick can take; other options of the moment are chosen by themselves. */
function thingsOf(state: State | null): Option[] {
  return state?.pick ? state.options.filter(({ copies }) => copies > 0) : [];
}

/** Whether two states ask the same: others may have moved meanwhile, or the language may be another. */
function sameQuestion(one: State, other: State): boolean {
  if (one.you !== other.you || (one.seq !== other.seq && one.prompt !== other.prompt)) return false;
  return outline(one) === outline(other);
}

/** All that is said of the question. */
function wording({ prompt, options }: State): string {
  return JSON.stringify([prompt, options.map(({ text }) => text)]);
}

function outline({ pick, options }: State): string {
  return JSON.stringify([pick, options.map(({ key, copies }) => [key, copies])]);
}
