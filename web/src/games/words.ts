// Breaking names into lines inside drawings, by an estimate of the width of letters.
import { joined } from "./joints.ts";

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
const FINE = 0.9; // nobody sees that they are squeezed

/** A line as it is drawn in a room: whole, squeezed a little, or cut short where that would squeeze it too much. */
export function fitted(text: string, size: number, room: number, least = LEAST): { text: string; length: number | undefined } {
  let said = text;
  while (said.length > 3 && breadth(said, size) * least > room) said = `${said.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
  return { text: said, length: breadth(said, size) > room ? room : undefined };
}

const VOWELS = "aeiouäöüáéíóőúű";
// Between syllables: before the last consonant that a vowel follows; sounds that are written with two or three letters stay whole.
const BREAK = new RegExp(`(?<=[${VOWELS}][^${VOWELS}]*)(?!(?<=[cpst])h|(?<=xt)r|(?<=s)ch|(?<=c)k|(?<=s)z|(?<=[cz])s)(?=(?:sch|(?<=x)tr|[cpst]h|ck|[cz]s|sz|[glnt]y|qu|[^${VOWELS}])[${VOWELS}])`, "giu");
const PIECE = 3; // letters of a word at least, before its first hyphen and after its last

/** Where a line may end: between words; inside of words only where they have to be broken, and at the joints of compounds first. */
const ENDS = [(word: string) => [word], joined, (word: string) => joined(word).flatMap(syllables)] as const;

function syllables(word: string): string[] {
  const parts = word.split(BREAK);
  while (parts.length > 1 && parts[0]!.length < PIECE) parts.splice(0, 2, parts[0]! + parts[1]!);
  while (parts.length > 1 && parts.at(-1)!.trim().length < PIECE) parts.splice(-2, 2, parts.at(-2)! + parts.at(-1)!);
  return parts;
}

/** Every way to end lines between parts, so many lines at most. */
function* layouts(parts: readonly string[], most: number): Generator<string[]> {
  yield [parts.join("").trim()];
  for (let i = 1; most > 1 && i < parts.length; i++) {
    const first = parts.slice(0, i).join("");
    const line = /[ -]$/.test(first) ? first.trim() : `${first}-`;
    for (const rest of layouts(parts.slice(i), most - 1)) yield [line, ...rest];
  }
}

const known = new Map<string, string[]>(); // cards are drawn anew all the time, with the same names

/** As few lines as hold a name, so many at most; what is a little too long is squeezed by the drawing, a word that is much too long is broken. */
export function wrap(text: string, size: number, width: number, most = 2): string[] {
  const key = `${text}|${size}|${width}|${most}`;
  const found = known.get(key) ?? wrapped(text, size, width, most);
  known.set(key, found);
  return found;
}

function wrapped(text: string, size: number, width: number, most: number): string[] {
  if (breadth(text, size) <= width) return [text];
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => breadth(line, size)));
  let best = [text];
  const [between, joints, syllable] = ENDS;
  for (const [ends, least] of [[between, FINE], [joints, FINE], [between, LEAST], [joints, LEAST], [syllable, LEAST]] as const) {
    const parts = text.split(/(?<=[ -])/).flatMap(ends);
    for (let lines = 2; lines <= most; lines++) {
      for (const layout of layouts(parts, lines)) {
        if (longest(layout) < longest(best)) best = layout;
      }
      if (longest(best) * least <= width) return best;
    }
  }
  return best;
}

const BROKEN = "\u00AD"; // where a word goes on in the next line

/** A word that no line holds, in pieces that lines hold. */
function pieces(word: string, size: number, width: number): string[] {
  const found = [""];
  for (const part of joined(word).flatMap(syllables)) {
    const last = found.at(-1) ?? "";
    if (last === "" || breadth(`${last}${part}-`, size) <= width) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found.map((piece, i) => (i < found.length - 1 ? piece + BROKEN : piece));
}

/** As many lines as needed, broken between words; inside of a word only where no line holds it. */
export function paragraph(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => (breadth(one, size) > width ? pieces(one, size, width) : [one]))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && !last.endsWith(BROKEN) && breadth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.replace(BROKEN, "-"));
}
