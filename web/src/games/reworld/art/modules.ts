// Reads a module's code ("satellite.krona", "special.nova") into what its tile shows.

export interface Shape {
  sort: "terrabot" | "crew" | "shuttle" | "satellite";
  letter: string; // A to E, or nothing
  firm: string;
  special: boolean;
  factor: number; // points per thing counted
  task: string; // the glyph of what a satellite counts
}

const LETTERS = "abcde";
const FACTORS: Record<string, number> = { firms: 2, city: 1, terrabots: 1, shields: 1, crews: 1 };
const GLYPHS: Record<string, string> = { terrabots: "terrabot", shields: "shield", crews: "crew" };

export function describe(code: string): Shape {
  const [sort = "", rest = ""] = code.split(".");
  const letter = LETTERS.includes(rest) ? rest.toUpperCase() : "";
  const shape: Shape = { sort: "satellite", letter, firm: rest, special: false, factor: 0, task: rest };
  if (sort === "terrabot" || sort === "shuttle") return { ...shape, sort };
  if (sort === "crew" || sort === "special") return { ...shape, sort: "crew", special: sort === "special" };
  const factor = letter ? 2 : (FACTORS[rest] ?? 3);
  return { ...shape, factor, task: GLYPHS[rest] ?? rest };
}
