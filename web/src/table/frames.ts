// Where an element is to be seen on the screen: its box, cut by every box that scrolls or hides around it.

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const OUT = 2; // around the piece

export function frameOf(element: Element, root: Element): Frame | null {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around && around !== root.parentElement; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  if (right - left < 3 || bottom - top < 3) return null;
  return { left: left - OUT, top: top - OUT, width: right - left + 2 * OUT, height: bottom - top + 2 * OUT };
}
