// The little Markdown that our rules are written in: paragraphs, lists, tables, strong words, links to sections.

export type Inline = { kind: "text" | "strong"; text: string } | { kind: "link"; text: string; to: string };
export type Block =
  | { kind: "p"; parts: Inline[] }
  | { kind: "ul" | "ol"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\(#([a-z0-9-]+)\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "strong", text: found[1] });
    else parts.push({ kind: "link", text: found[2] ?? "", to: found[3] ?? "" });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function cells(line: string): Inline[][] {
  return line.split("|").slice(1, -1).map((cell) => inline(cell.trim()));
}

/** A text as blocks. A line that begins with `- ` or `1. ` is an item, one with `|` a row; an empty line ends a block. */
export function blocks(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((chunk): Block[] => {
    const lines = chunk.split("\n").filter((line) => line.trim());
    const [first] = lines;
    if (!first) return [];
    if (first.startsWith("|")) {
      const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
      return [{ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) }];
    }
    const mark = /^(- |\d+\. )/;
    if (!mark.test(first)) {
      const end = lines.findIndex((line) => mark.test(line));
      const prose: Block = { kind: "p", parts: inline(lines.slice(0, end < 0 ? undefined : end).join(" ")) };
      return end < 0 ? [prose] : [prose, ...blocks(lines.slice(end).join("\n"))];
    }
    const items: string[] = [];
    for (const line of lines) {
      if (mark.test(line)) items.push(line.replace(mark, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return [{ kind: first.startsWith("-") ? "ul" : "ol", items: items.map(inline) }];
  });
}

/** Letters as they are looked for: small, without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** A text cut where the words looked for stand: every second piece is one of them. */
export function cut(text: string, sought: string): string[] {
  const wanted = folded(sought).trim();
  if (!wanted) return [text];
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter) || " ");
  const starts = plain.map((_, i) => plain.slice(0, i).join("").length);
  const whole = plain.join("");
  const pieces: string[] = [];
  let from = 0;
  for (let found = whole.indexOf(wanted); found >= 0; found = whole.indexOf(wanted, found + wanted.length)) {
    const first = starts.findLastIndex((start) => start <= found);
    const end = starts.findIndex((start) => start >= found + wanted.length);
    const last = end < 0 ? letters.length : end;
    pieces.push(letters.slice(from, first).join(""), letters.slice(first, last).join(""));
    from = last;
  }
  return [...pieces, letters.slice(from).join("")];
}
