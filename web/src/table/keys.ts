// The keyboard at the table: numbers choose from the list, arrows walk over what glows; Space picks, Enter hands in.
import type { Option } from "../lib/wire.ts";
import { GLOWING } from "./places.ts";

const TARGETS = `${GLOWING}, button[data-option]`;

export interface Handlers {
  options: () => readonly Option[];
  choose: (option: Option) => void;
  typed: (digits: string) => void; // shown while a number of several digits is not finished
  undo: () => void;
  redo: () => void;
  hint: () => void;
  escape: () => void;
  list: () => void;
  picking: () => boolean; // several things are handed in together
  handIn: () => void;
}

const THINGS = "[data-key][aria-pressed], [data-option][aria-pressed]";
const OTHERS = "button, a, summary, [role=button], [role=menu]"; // answer to Enter themselves

/** Whether Enter hands in what is picked: on one of the things, or where it means nothing else. */
export function confirms(target: Element | null): boolean {
  return !target?.closest(OTHERS) || target.closest(THINGS) !== null;
}

function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest("input, textarea, select, [contenteditable], dialog");
}

/** Listens on the window; returns how to stop. */
export function listen(handlers: Handlers): () => void {
  let digits = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    digits = "";
    clearTimeout(timer);
    handlers.typed("");
  }

  function settle(): void {
    const chosen = handlers.options()[Number(digits) - 1];
    clear();
    if (chosen) handlers.choose(chosen);
  }

  function digit(key: string): void {
    const count = handlers.options().length;
    digits += key;
    const number = Number(digits);
    if (number < 1 || number > count) return clear();
    handlers.typed(digits);
    clearTimeout(timer);
    if (number * 10 > count) return settle();
    timer = setTimeout(settle, 900);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === "Escape") return handlers.escape();
    if (typing(event) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "z") run(event, event.shiftKey ? handlers.redo : handlers.undo);
      else if (key === "y") run(event, handlers.redo);
      return;
    }
    if (/^\d$/.test(key)) run(event, () => digit(key));
    else if (key === "enter" && digits) run(event, settle);
    else if (key === "enter" && handlers.picking() && confirms(event.target as Element | null)) run(event, handlers.handIn);
    else if (key.startsWith("arrow")) run(event, () => walk(key));
    else if (key === "u") run(event, handlers.undo);
    else if (key === "r") run(event, handlers.redo);
    else if (key === "h") run(event, handlers.hint);
    else if (key === "l") run(event, handlers.list);
  }

  function run(event: KeyboardEvent, action: () => void): void {
    event.preventDefault();
    action();
  }

  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** Moves the focus to the nearest target in the arrow's direction. */
function walk(key: string): void {
  const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((one) => one.getClientRects().length > 0);
  const here = document.activeElement?.closest<HTMLElement>(TARGETS);
  if (!here) {
    targets[0]?.focus();
    return;
  }
  const boxes = targets.filter((one) => one !== here).map((one) => ({ one, box: one.getBoundingClientRect() }));
  nearest(here.getBoundingClientRect(), boxes, key)?.focus();
}

export function nearest<T>(from: DOMRect, boxes: { one: T; box: DOMRect }[], key: string): T | undefined {
  const horizontal = key === "arrowleft" || key === "arrowright";
  const sign = key === "arrowright" || key === "arrowdown" ? 1 : -1;
  let best: T | undefined;
  let least = Infinity;
  for (const { one, box } of boxes) {
    const dx = box.left + box.width / 2 - (from.left + from.width / 2);
    const dy = box.top + box.height / 2 - (from.top + from.height / 2);
    const ahead = (horizontal ? dx : dy) * sign;
    const aside = Math.abs(horizontal ? dy : dx);
    if (ahead < 2) continue;
    const cost = ahead + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = one;
    }
  }
  return best;
}
