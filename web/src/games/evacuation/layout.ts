// Where the parts of the board lie: one arrangement for wide screens, one for tablets, one for phones.
// A unit is about a pixel in all three, so that texts keep their size.
import { type Box, box } from "../room.ts";

export type { Box };

export interface Frame {
  width: number;
  height: number;
  track: Box & { folded: boolean; lane: number }; // the progress track; folded: in two lines
  map: Box;
  years: Box & { columns: number }; // none: only the bill of this year, in one line
  order: Box; // without a height: in the corners of the map
  rows: Box;
  extras: Box; // objectives, or the solo cards' party; empty when there is none
}

const NONE = box(0, 0, 0, 0);

export const LANE = 26; // how high a lane of the track is
const LOW_LANE = 21; // where height is dear

/** Heights of the track with and without the lane for three and more. */
export function trackHeight(lanes: number, folded: boolean, lane = LANE): number {
  return (18 + lanes * lane) * (folded ? 2 : 1) + (folded ? 6 : 0);
}

/** A wide screen: the board fills its box to the last unit; own cards lie over its lower right corner. */
export interface Room {
  width: number; // of the box
  height: number;
  map: number; // how wide the map's part is
  hand: number; // how high the cards' part is
}

export const ROOM: Room = { width: 866, height: 410, map: 362, hand: 92 };

export function wide(lanes: number, extras: boolean, { width, height, map, hand }: Room): Frame {
  const lane = height < 470 ? LOW_LANE : LANE;
  const top = 14 + trackHeight(lanes, false, lane);
  const left = map + 4;
  const room = width - left - 8;
  const bill = 42;
  const more = extras ? 36 : 0;
  const rows = top + bill + 5 + more;
  return {
    width,
    height,
    track: { ...box(9, 7, width - 18, trackHeight(lanes, false, lane)), folded: false, lane },
    map: box(6, top, map - 10, height - top - 6),
    years: { ...box(left, top, room, bill), columns: 0 },
    order: box(8, top + 2, map - 14, 0),
    rows: box(left, rows, room, height - hand - rows - 3),
    extras: extras ? box(left, top + bill + 5, room, more - 5) : NONE,
  };
}

export function high(lanes: number, extras: boolean): Frame {
  const top = 12 + trackHeight(lanes, false);
  const below = top + 438;
  return {
    width: 820,
    height: below + (extras ? 130 : 0),
    track: { ...box(8, 6, 804, trackHeight(lanes, false)), folded: false, lane: LANE },
    map: box(2, top, 422, 432),
    years: { ...box(428, top, 386, 190), columns: 2 },
    order: box(8, top + 2, 412, 0),
    rows: box(424, top + 196, 394, 236),
    extras: extras ? box(8, below, 804, 124) : NONE,
  };
}

/** The market on narrow screens: a row with further items to choose from has more than one line. */
export const IN_LINE = 3;
const LINE = 57; // how high such a line is on a phone

export function linesFor(items: number): number {
  return Math.max(1, Math.ceil(items / IN_LINE));
}

/** `more`: lines of the market beyond one for each row. */
export function tall(lanes: number, extras: boolean, more = 0): Frame {
  const top = 12 + trackHeight(lanes, true);
  const years = top + 366;
  const rows = years + 276;
  const market = 196 + more * LINE;
  return {
    width: 390,
    height: rows + market + 10 + (extras ? 130 : 0),
    track: { ...box(6, 6, 378, trackHeight(lanes, true)), folded: true, lane: LANE },
    map: box(4, top, 382, 360),
    years: { ...box(8, years, 374, 196), columns: 2 },
    order: box(8, years + 202, 374, 66),
    rows: box(6, rows, 378, market),
    extras: extras ? box(8, rows + market + 6, 374, 124) : NONE,
  };
}

/** The hexes of the map: 37 sites, pointed at the top, in seven rows. */
export interface Hexes {
  width: number; // of one hex
  height: number;
  x: number; // of the middle site
  y: number;
}

const ROOT = Math.sqrt(3);

export function hexesIn(map: Box): Hexes {
  const margin = 21; // for labels and the solo tile
  const width = Math.min((map.width - 2 * margin) / 7, ((map.height - margin) / 5.5) * (ROOT / 2));
  return { width, height: (width * 2) / ROOT, x: map.x + map.width / 2, y: map.y + map.height / 2 };
}

/** The middle of a site; rows and places count from 1 as in the content. */
export function centre(hexes: Hexes, row: number, place: number): { x: number; y: number } {
  const longest = 7 - Math.abs(row - 4);
  return { x: hexes.x + (place - (longest + 1) / 2) * hexes.width, y: hexes.y + (row - 4) * 0.75 * hexes.height };
}

const DEGREES = { east: 0, northeast: 60, northwest: 120, west: 180, southwest: 240, southeast: 300 };

export const DIRECTIONS: Record<string, { x: number; y: number }> = Object.fromEntries(
  Object.entries(DEGREES).map(([name, degrees]) => {
    const angle = (degrees * Math.PI) / 180;
    return [name, { x: Math.cos(angle), y: -Math.sin(angle) }];
  }),
);

export function outline(width: number, inset = 0): string {
  const w = width / 2 - inset;
  const h = width / ROOT - inset * 1.15;
  return `M0 ${-h}L${w} ${-h / 2}V${h / 2}L0 ${h}L${-w} ${h / 2}V${-h / 2}z`;
}

/** Where the steps of the progress track begin, and its transitions; folded tracks go on in a second line. */
export interface Way {
  width: number; // of a step
  gap: number; // of a transition
  at(step: number): { x: number; line: number };
}

export function wayIn(track: Frame["track"], transitions: readonly number[], steps: number): Way {
  const half = track.folded ? Math.ceil(steps / 2) : steps;
  const gap = track.folded ? 20 : 26;
  const inLine = (line: number): number => transitions.filter((after) => Math.floor(after / half) === line).length;
  const most = Math.max(inLine(0), inLine(1));
  const width = (track.width - most * gap) / half;
  return {
    width,
    gap,
    at(step) {
      const line = Math.floor(step / half);
      const before = transitions.filter((after) => after < step && Math.floor(after / half) === line).length;
      return { x: track.x + (step % half) * width + before * gap, line };
    },
  };
}
