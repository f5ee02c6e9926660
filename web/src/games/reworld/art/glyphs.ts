// Which icons tell a satellite's task and a ship's condition: by the class of the effect, and by the words of its facts.
import type { EffectNode, Facts, Verbs } from "../../../lib/wire.ts";

/** Effects that have an icon of their own; the others are told by what they count. */
export const VERBS: Readonly<Record<Verbs["reworld"], string>> = {
  RowEmpty: "vacant",
  AllEmpty: "vacant-all",
  AtLeast: "",
  ScorePer: "",
  ScoreCity: "",
};

/** What is counted, and of which firm; a letter is printed as it is. */
export const COUNTED: Readonly<Record<Facts["reworld"], string>> = {
  AgriculturalCrews: "flora",
  Crews: "crew",
  CrewsOf: "", // the firm's
  Firms: "firms",
  LargestCity: "city",
  Product: "product",
  SatelliteRow: "satellite",
  ScoreTrack: "point",
  Shields: "shield",
  ShuttleRow: "shuttle",
  StartedRows: "rows",
  Terrabots: "terrabot",
  TerrabotsOf: "", // the letter
  Tiles: "city",
  a: "",
  b: "",
  c: "",
  d: "",
  e: "",
  krona: "krona",
  lumen: "lumen",
  mistral: "mistral",
  nova: "nova",
  orbis: "orbis",
};

export interface Told {
  glyph: string; // nothing where a letter is printed
  letter: string;
  count: number | null; // points for each, or how many are asked for
}

export function told(effect: EffectNode | undefined): Told {
  const words = effect?.facts.filter((fact): fact is Facts["reworld"] => typeof fact === "string") ?? [];
  const count = effect?.facts.find((fact) => typeof fact === "number");
  const icons = [VERBS[effect?.verb as Verbs["reworld"]], ...words.map((word) => COUNTED[word])];
  const letter = words.find((word) => word.length === 1) ?? "";
  return { glyph: icons.find(Boolean) ?? "", letter: letter.toUpperCase(), count: count ?? null };
}
