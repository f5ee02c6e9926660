// The icons a person meets, in the order of a game's legend; each has a message `…-icon-<icon>`.

export interface Entry {
  icon: string;
  label: string;
}

/** Icons without a number on them. */
export function plain(...icons: string[]): Entry[] {
  return icons.map((icon) => ({ icon, label: "" }));
}
