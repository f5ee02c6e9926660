// Fingers: whether one is at it, and what lies so close together that it cannot tell things apart.
import { GLOWING } from "./places.ts";

const FINGER = 44; // pixels

let finger = false;
addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { capture: true });

export function touching(): boolean {
  return finger;
}

/** The places that a finger on this one may have meant as well: small ones close by. This one comes first. */
export function meant(element: Element): Element[] {
  const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];
  const box = element.getBoundingClientRect();
  if (Math.min(box.width, box.height) >= FINGER) return [element];
  const [x, y] = middle(box);
  const near = [...document.querySelectorAll(GLOWING)].filter((one) => {
    const [across, down] = middle(one.getBoundingClientRect());
    return one !== element && Math.hypot(across - x, down - y) < FINGER;
  });
  return [element, ...near];
}
