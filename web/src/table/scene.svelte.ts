// What the open table hands to its board, and what the board hands back.
import type { Scene } from "../games/front.ts";
import { offeredBy } from "../games/target.ts";
import { contentOf } from "../lib/content.svelte.ts";
import type { ContentItem, Moment, Option, SeatCard, State } from "../lib/wire.ts";
import { seatName } from "./names.ts";
import { isUsable, type Standing } from "./picking.svelte.ts";
import { carries } from "./places.ts";
import type { Session } from "./session.svelte.ts";
import { meant, touching } from "./touch.ts";

export interface Menu {
  options: readonly Option[];
  anchor: DOMRect;
  place: Element; // where it was opened
}

/** A moment to look at: nothing can be chosen. */
export class StillScene implements Scene {
  pointed = $state<string | null>(null);
  #shown: () => State | Moment | null;

  constructor(shown: () => State | Moment | null) {
    this.#shown = shown;
  }

  get options(): readonly Option[] {
    return [];
  }

  get preview(): Record<string, unknown> | null {
    return null;
  }

  get before(): Record<string, unknown> | null {
    return null;
  }

  get armed(): string | null {
    return null;
  }

  get game(): string {
    return this.#shown()?.game ?? "";
  }

  get table(): Record<string, unknown> {
    return this.#shown()?.view ?? {};
  }

  get seats(): readonly SeatCard[] {
    return this.#shown()?.seats ?? [];
  }

  get you(): number | null {
    return this.#shown()?.you ?? null;
  }

  get waiting(): readonly number[] {
    return this.#shown()?.waiting ?? [];
  }

  get over(): boolean {
    return this.#shown()?.over ?? false;
  }

  get content(): ReadonlyMap<string, ContentItem> {
    return contentOf(this.game);
  }

  matching(key: string | RegExp): Option[] {
    if (typeof key !== "string") return this.options.filter((option) => key.test(option.key));
    return this.options.filter((option) => carries(key, option.key));
  }

  standing(_option: Option): Standing {
    return { thing: false, count: 0, open: true };
  }

  pick(_options: readonly Option[], _key: string, _element: Element): void {}

  /** Later, not now: an element that loses the focus because it vanishes says so while the page is redrawn. */
  point(options: readonly Option[]): void {
    const key = options.length === 1 ? (options[0]?.key ?? null) : null;
    queueMicrotask(() => (this.pointed = key));
  }

  name(code: string): string {
    return this.content.get(code)?.name ?? code;
  }

  nameOf(seat: number): string {
    return seatName(this.seats, seat);
  }
}

/** The open table: its options can be chosen. */
export class TableScene extends StillScene {
  menu = $state.raw<Menu | null>(null);
  #session: Session;

  constructor(session: Session) {
    super(() => session.shown);
    this.#session = session;
  }

  override get options(): readonly Option[] {
    return this.#session.past ? [] : (this.#session.state?.options ?? []);
  }

  override get preview(): Record<string, unknown> | null {
    return this.#session.past ? null : (this.#session.foresight.seen?.view ?? null);
  }

  override get before(): Record<string, unknown> | null {
    return this.#session.past || this.you === null ? null : (this.#session.left.get(this.you) ?? null);
  }

  override get armed(): string | null {
    return this.#session.held?.key ?? null;
  }

  override standing(option: Option): Standing {
    return this.#session.selection.standing(option);
  }

  override pick(options: readonly Option[], key: string, element: Element): void {
    const close = touching() ? meant(element) : [element];
    if (close.length > 1) {
      this.menu = { options: this.#allAt(close), anchor: element.getBoundingClientRect(), place: element };
      return;
    }
    const usable = options.filter((option) => isUsable(this.standing(option)));
    const [first, second] = usable.length > 0 ? usable : options;
    if (!first) this.#session.explain(key, element.getAttribute("aria-label") ?? key);
    else if (!second || usable.length === 0) this.#session.take(first);
    else this.menu = { options: usable, anchor: element.getBoundingClientRect(), place: element };
  }

  /** What may be chosen at these places. */
  #allAt(places: readonly Element[]): Option[] {
    return [...new Set(places.flatMap((place) => offeredBy(place)))].filter((option) => isUsable(this.standing(option)));
  }
}
