// What others and chance did since my last turn: the table as it is against the table as I left it.
import { ROWS, type Worlds, world } from "./view.ts";

export interface Changes {
  sites: ReadonlySet<string>; // settled by others
  items: ReadonlySet<string>; // "ships 12": new in their rows
  markers: ReadonlySet<string>; // "1 0": seat and which marker has moved
  year: boolean;
}

export const NOTHING: Changes = { sites: new Set(), items: new Set(), markers: new Set(), year: false };

export function changesSince(before: Record<string, unknown> | null | undefined, now: Worlds, you: number | null): Changes {
  if (!before || you === null) return NOTHING;
  const old = world(before);
  const moved = now.seats.flatMap((one, seat) =>
    one.markers.flatMap(({ step, lane }, i) => {
      const was = old.seats[seat]?.markers[i];
      return seat !== you && (was?.step !== step || was?.lane !== lane) ? [`${seat} ${i}`] : [];
    }),
  );
  return {
    sites: new Set(Object.entries(now.sites).flatMap(([site, { owner }]) => (owner !== you && !old.sites[site] ? [site] : []))),
    items: new Set(ROWS.flatMap((row) => now.rows[row].filter((item) => !old.rows[row].includes(item)).map((item) => `${row} ${item}`))),
    markers: new Set(moved),
    year: old.year !== now.year,
  };
}
