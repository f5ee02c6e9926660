// A player board as a drawing: where its city, building, tunnel and metropolis sites lie, and what is printed there.
import { type Content, printedOf, type SpecialSite } from "./view.ts";

export const GROUND = 470; // the drawing is a square of this size
export const DOME = 22;
export const SITE = 11.5;
const RING = 38;
const COLUMNS = [112, 256, 400];
const ROWS = [108, 250, 392];

export interface Point {
  x: number;
  y: number;
}

export interface BuildingSite extends Point {
  name: string; // "3a", "3x" for the expansion site
  place: string;
  expansion: boolean;
  bonus: string | null; // the content code of what is printed
  times: number; // production multiplier
  angle: number; // as seen from the city
}

export interface CitySite extends Point {
  number: number;
  sites: BuildingSite[];
  bonus: string | null;
  special: "palace" | "monument" | null;
  asks: SpecialSite;
}

export interface TunnelSite {
  number: number;
  one: number; // city sites 1 to 9
  other: number | "A" | "B" | "C";
  path: string;
  middle: Point;
  bonus: string | null;
  special: "triple" | "gate" | "linked" | null;
  asks: SpecialSite;
}

export interface Ground {
  cities: CitySite[];
  tunnels: TunnelSite[];
}

/** Metropolises: brown upper left, blue upper right, blue lower left. */
export const PLACES: readonly (Point & { name: "A" | "B" | "C"; width: number; height: number })[] = [
  { name: "A", x: 2, y: 2, width: 102, height: 46 },
  { name: "B", x: 366, y: 2, width: 102, height: 46 },
  { name: "C", x: 2, y: 422, width: 100, height: 46 },
];

/** Directions of the building sites of each city (a, b, c, d, expansion), between those of its tunnels. */
const ANGLES: readonly (readonly number[])[] = [
  [225, 280, 170, 335, 115],
  [285, 330, 45, 135, 210],
  [350, 30, 220, 65, 255],
  [165, 120, 45, 315, 240],
  [247.5, 292.5, 112.5, 67.5, 22.5],
  [0, 40, 320, 135, 225],
  [62, 24, 228, 188, 292.5],
  [90, 130, 50, 315, 225],
  [34, 81, 347, 128, 300],
];

/** Whose sea floor a place is on: "of 0" for "city 9 of 0". Pieces never travel from one to another. */
export function ownerOf(at: string): string {
  return at.slice(at.lastIndexOf("of "));
}

export function cityAt(number: number): Point {
  return { x: COLUMNS[(number - 1) % 3] ?? 0, y: ROWS[Math.floor((number - 1) / 3)] ?? 0 };
}

function pairs(text: unknown): [string, string][] {
  return String(text ?? "")
    .split(",")
    .map((part) => part.trim().split(" "))
    .filter((words) => words.length === 2) as [string, string][];
}

function around(centre: Point, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: centre.x + RING * Math.cos(turn), y: centre.y + RING * Math.sin(turn) };
}

/** Tunnels are straight, except the two to the brown metropolis, which run around the corner city. */
function wayOf(one: number, other: number | "A" | "B" | "C"): { path: string; middle: Point } {
  const from = cityAt(one);
  if (other === "A") {
    return one === 2
      ? { path: `M${from.x} ${from.y}Q${from.x - 22} 27 ${from.x - 76} 26H104`, middle: { x: 152, y: 26 } }
      : { path: `M${from.x} ${from.y}Q27 ${from.y - 22} 26 ${from.y - 76}V48`, middle: { x: 26, y: 140 } };
  }
  const to = other === "B" ? { x: 430, y: 48 } : other === "C" ? { x: 74, y: 424 } : cityAt(other);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (other === "B") Object.assign(middle, { x: 425, y: 67 });
  if (other === "C") Object.assign(middle, { x: 86, y: 412 });
  return { path: `M${from.x} ${from.y}L${to.x} ${to.y}`, middle };
}

export function groundOf(content: Content, board: string | null): Ground {
  const item = board ? content.get(board) : undefined;
  if (!item) return { cities: [], tunnels: [] };
  const bonuses = new Map(pairs(item.values["bonuses"]));
  const specials = new Map<string, string>();
  for (const [place, name] of pairs(item.values["special"])) for (const one of place.split("+")) specials.set(one, name);
  const asked = printedOf(content).special[board ?? ""] ?? {};
  const counts = String(item.values["sites"]).split(" ").map(Number);
  const bonusAt = (place: string): string | null => (bonuses.has(place) ? `bonus ${bonuses.get(place)}` : null);
  const cities = counts.map((count, i) => {
    const number = i + 1;
    const centre = cityAt(number);
    const places = [..."abcd".slice(0, count), "x"];
    return {
      number,
      ...centre,
      bonus: bonusAt(`c${number}`),
      special: (specials.get(`c${number}`) ?? null) as CitySite["special"],
      asks: asked[`c${number}`] ?? {},
      sites: places.map((place) => ({
        name: `${number}${place}`,
        place,
        expansion: place === "x",
        bonus: bonusAt(`${number}${place}`),
        times: asked[`${number}${place}`]?.times ?? 1,
        angle: ANGLES[i]?.["abcdx".indexOf(place)] ?? 0,
        ...around(centre, ANGLES[i]?.["abcdx".indexOf(place)] ?? 0),
      })),
    };
  });
  const tunnels = String(item.values["tunnels"])
    .split(" ")
    .map((word, i) => {
      const [one = "", other = ""] = word.split("-");
      const end = "ABC".includes(other) ? (other as "A" | "B" | "C") : Number(other);
      const special = (specials.get(`t${i + 1}`) ?? null) as TunnelSite["special"];
      const asks = asked[`t${i + 1}`] ?? {};
      return { number: i + 1, one: Number(one), other: end, ...wayOf(Number(one), end), bonus: bonusAt(`t${i + 1}`), special, asks };
    });
  return { cities, tunnels };
}
