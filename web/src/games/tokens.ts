// Rows of icons: what one consists of, how much room it takes, and where it breaks into lines.

export interface Token {
  icon?: string;
  label?: string; // on the icon
  text?: string; // a number before the icon, or a sign between icons
}

/** How a game sets its icons. */
export interface Setting {
  icon: number; // how wide an icon is
  lines: number; // the most lines: two or three
  mayBreak(tokens: readonly Token[], i: number): boolean; // whether a line may begin with this token
}

export const ARROW: Token = { text: "→" };
export const COLON: Token = { text: ":" };

/** An icon, with the number before it where there are several. */
export function times(n: number | string | undefined, icon: string): Token[] {
  return Number(n) > 1 ? [{ text: String(n) }, { icon }] : [{ icon }];
}

export function join(rows: readonly Token[][], sign: string): Token[] {
  return rows.flatMap((row, i) => (i === 0 ? row : [{ text: sign }, ...row]));
}

/** Breaks before an icon, but "2" stays with its icon. */
export const PLAIN: Setting = {
  icon: 24,
  lines: 2,
  mayBreak: (tokens, i) => !(tokens[i - 1]?.text && tokens[i]?.icon && !/[→:/=·]/.test(tokens[i - 1]?.text ?? "")),
};

export function widthOf(token: Token, { icon }: Setting = PLAIN): number {
  return token.icon ? icon : 9 * (token.text?.length ?? 0) + 4;
}

export function lengthOf(tokens: readonly Token[], setting: Setting = PLAIN): number {
  return tokens.reduce((sum, token) => sum + widthOf(token, setting), 0);
}

/** Lines of tokens that fill a box best: breaks where that makes all icons larger. */
export function linesFor(
  tokens: readonly Token[],
  width: number,
  height: number,
  setting: Setting = PLAIN,
): { rows: Token[][]; scale: number } {
  let best = { rows: [[...tokens]], scale: fit([tokens], width, height, setting) };
  const consider = (rows: Token[][]): void => {
    const scale = fit(rows, width, height, setting);
    if (scale > best.scale * 1.08) best = { rows, scale };
  };
  const breaks = tokens.map((_, i) => i).filter((i) => i > 0 && setting.mayBreak(tokens, i));
  for (const i of breaks) consider([tokens.slice(0, i), from(tokens, i)]);
  if (setting.lines < 3) return best;
  for (const i of breaks) for (const j of breaks) if (i < j) consider([tokens.slice(0, i), from(tokens, i, j), from(tokens, j)]);
  return best;
}

/** A line never begins with the dot between two things. */
function from(tokens: readonly Token[], start: number, end?: number): Token[] {
  return tokens.slice(tokens[start]?.text === "·" ? start + 1 : start, end);
}

function fit(rows: readonly (readonly Token[])[], width: number, height: number, setting: Setting): number {
  const longest = Math.max(...rows.map((row) => lengthOf(row, setting)), 1);
  return Math.min(width / longest, height / (rows.length * (setting.icon + 1)), 1.35);
}
