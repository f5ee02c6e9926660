// Motion that explains: a piece that vanished here and appeared there is seen to travel (250 ms).
// Boards only mark pieces with `data-piece` (what it is) and `data-at` (where it lies).
import { still } from "../lib/motion.ts";

const MOVE_MS = 250;
const MOST = 24; // a whole new round is dealt at once: then nothing travels

interface Piece {
  piece: string;
  box: DOMRect;
}

export type Places = Map<string, Piece>;

export function placesIn(root: Element): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll("[data-piece][data-at]")) {
    const { piece = "", at = "" } = (element as HTMLElement | SVGElement).dataset;
    places.set(at, { piece, box: element.getBoundingClientRect() });
  }
  return places;
}

interface Flight {
  to: string;
  from: DOMRect;
}

/** Which pieces travelled: each that is new at its place, from where one of its sort has gone. */
export function flightsBetween(before: Places, after: Places): Flight[] {
  const gone = new Map<string, DOMRect[]>();
  for (const [at, { piece, box }] of before) {
    if (after.get(at)?.piece !== piece) gone.set(piece, [...(gone.get(piece) ?? []), box]);
  }
  const flights: Flight[] = [];
  for (const [at, { piece }] of after) {
    const from = before.get(at)?.piece === piece ? undefined : gone.get(piece)?.shift();
    if (from) flights.push({ to: at, from });
  }
  return flights.length > MOST ? [] : flights;
}

export function fly(root: Element, before: Places, after: Places): void {
  if (still() || document.hidden) return;
  for (const { to, from } of flightsBetween(before, after)) {
    const element = root.querySelector<SVGElement>(`[data-at="${CSS.escape(to)}"]`);
    if (element) animate(element, from, element.getBoundingClientRect());
  }
}

function animate(element: SVGElement, from: DOMRect, to: DOMRect): void {
  if (from.width === 0 || to.width === 0) return;
  const copy = element.cloneNode(true) as SVGElement;
  copy.removeAttribute("data-at");
  copy.removeAttribute("data-piece");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "60",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(copy);
  element.style.opacity = "0";
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const motion = copy.animate([{ transform: shift }, { transform: "none" }], {
    duration: MOVE_MS,
    easing: "cubic-bezier(.3,.7,.3,1)",
  });
  const land = (): void => {
    copy.remove();
    element.style.opacity = "";
  };
  motion.onfinish = land;
  motion.oncancel = land;
}
