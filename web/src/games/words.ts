// Breaking names into lines inside drawings, by an estimate of the width of letters.

const NARROW = "iljtfrI.,:'-| ";

export function breadth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.includes(letter) ? 0.34 : /[A-ZÁÉÍÓÖŐÚÜŰmwMW]/.test(letter) ? 0.74 : 0.58;
  return sum * size;
}

const LETTER = 11.1; // pixels: smaller ones are hard to read

/** How large letters are in a drawing that is `box` wide and shown `width` wide: as wanted, or so that they can be read. */
export function legible(size: number, box: number, width: number): number {
  return Math.max(size, (LETTER * box) / width);
}

const LEAST = 0.74; // of their width: letters that are squeezed further are hard to read

/** A line as it is drawn in a room: whole, squeezed a little, or cut short where that would squeeze it too much. */
export function fitted(text: string, size: number, room: number): { text: string; length: number | undefined } {
  let said = text;
  while (said.length > 3 && breadth(said, size) * LEAST > room) said = `${said.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
  return { text: said, length: breadth(said, size) > room ? room : undefined };
}

/** At most two lines; one that is still too long is squeezed by the drawing. */
export function wrap(text: string, size: number, width: number): string[] {
  if (breadth(text, size) <= width) return [text];
  const parts = text.split(/(?<=[ -])/);
  let best = [text];
  let least = breadth(text, size);
  for (let i = 1; i < parts.length; i++) {
    const lines = [parts.slice(0, i).join("").trim(), parts.slice(i).join("")];
    const longest = Math.max(...lines.map((line) => breadth(line, size)));
    if (longest < least) {
      least = longest;
      best = lines;
    }
  }
  return best;
}

/** As many lines as needed, broken between words. */
export function paragraph(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && breadth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
