// What a number of a seat's panel says.

/** A part of a number: its name, and how much it is. */
export interface Part {
  name: string;
  n: number | string;
}

export interface Entry {
  icon: string;
  value: string | number;
  label: string;
  parts?: readonly Part[];
}
