// Dragging as sugar: what glows may also be dragged onto a place that takes it; the same option is chosen.

const KIND = "text/x-evacuation";

/** Makes an element draggable while it carries the key of an option. */
export function draggable(node: HTMLElement, key: string): { update(key: string): void; destroy(): void } {
  let carried = key;
  const start = (event: DragEvent): void => {
    event.dataTransfer?.setData(KIND, carried);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
  };
  const set = (next: string): void => {
    carried = next;
    node.draggable = next !== "";
  };
  set(key);
  node.addEventListener("dragstart", start);
  return { update: set, destroy: () => node.removeEventListener("dragstart", start) };
}

/** Takes what is dragged here. */
export function dropzone(node: HTMLElement, take: (key: string) => void): { update(take: (key: string) => void): void; destroy(): void } {
  let taker = take;
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes(KIND)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const key = event.dataTransfer?.getData(KIND);
    if (!key) return;
    event.preventDefault();
    taker(key);
  };
  node.addEventListener("dragover", over);
  node.addEventListener("drop", drop);
  return {
    update(next) {
      taker = next;
    },
    destroy() {
      node.removeEventListener("dragover", over);
      node.removeEventListener("drop", drop);
    },
  };
}
