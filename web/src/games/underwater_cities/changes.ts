// What others and chance did since my last turn: the table as it is against the table as I left it.
import { type Sea, sea, SPACES } from "./view.ts";

export interface Changes {
  tiles: ReadonlySet<string>; // "y1 2": action tiles that were not there
  markers: ReadonlySet<number>; // seats whose Federation marker moved
  specials: ReadonlySet<number>; // special cards that are new on the board
  taken: readonly number[]; // special cards that are gone
  contracts: readonly string[]; // contracts that are gone
  built: ReadonlySet<string>; // "1 city 3", "1 site 3a", "1 tunnel 4": new or upgraded since
  claimed: ReadonlySet<string>; // "1 44": cards claimed since
  round: number | null; // the round it was
}

export const NOTHING: Changes = {
  tiles: new Set(),
  markers: new Set(),
  specials: new Set(),
  taken: [],
  contracts: [],
  built: new Set(),
  claimed: new Set(),
  round: null,
};

function builtSince(old: Sea, now: Sea, you: number): Set<string> {
  const built = new Set<string>();
  now.nations.forEach((here, seat) => {
    const was = old.nations[seat];
    if (seat === you || !was || was.board !== here.board) return;
    here.cities.forEach((city, i) => city !== was.cities[i] && built.add(`${seat} city ${i + 1}`));
    here.tunnels.forEach((tunnel, i) => tunnel !== was.tunnels[i] && built.add(`${seat} tunnel ${i + 1}`));
    here.sites.forEach((sites, i) => {
      for (const [place, word] of Object.entries(sites)) if (was.sites[i]?.[place] !== word) built.add(`${seat} site ${i + 1}${place}`);
    });
  });
  return built;
}

function placeOf(table: Sea, seat: number): string {
  return SPACES.find((space) => table.federation[space]?.includes(seat)) ?? "";
}

export function changesSince(before: Record<string, unknown> | null | undefined, now: Sea, you: number | null): Changes {
  if (!before || you === null) return NOTHING;
  const old = sea(before);
  const same = old.round === now.round;
  const tiles = now.slots.flatMap(({ slot, tiles }) => {
    const was = same ? (old.slots.find((one) => one.slot === slot)?.tiles ?? []) : [];
    return tiles.filter((seat) => seat !== you && !was.includes(seat)).map((seat) => `${slot} ${seat}`);
  });
  const moved = now.order.filter((seat) => seat !== you && placeOf(now, seat) !== "below" && (!same || placeOf(now, seat) !== placeOf(old, seat)));
  const open = (table: Sea): number[] => [...table.specials, ...(table.special_top === null ? [] : [table.special_top])];
  return {
    tiles: new Set(tiles),
    markers: new Set(moved),
    specials: new Set(open(now).filter((card) => !open(old).includes(card))),
    taken: old.specials.filter((card) => !now.specials.includes(card)),
    contracts: old.contracts.filter((code) => !now.contracts.includes(code)),
    built: builtSince(old, now, you),
    claimed: new Set(
      now.nations.flatMap((here, seat) =>
        seat === you
          ? []
          : [...here.tableau, ...here.actions]
              .filter((card) => !old.nations[seat]?.tableau.includes(card) && !old.nations[seat]?.actions.includes(card))
              .map((card) => `${seat} ${card}`),
      ),
    ),
    round: same ? null : old.round,
  };
}
