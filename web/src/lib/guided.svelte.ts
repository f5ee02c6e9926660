// Which guided first games this browser has begun and finished, by game.

interface Guided {
  table: string;
  done: boolean;
}

const STORE = "planetb.guided";

function load(): Record<string, Guided> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Guided>;
  } catch {
    return {};
  }
}

const games: Record<string, Guided> = $state(load());

/** The guided game of this title that can be gone on with, if there is one. */
export function openGuided(game: string): string | null {
  const found = games[game];
  return found && !found.done ? found.table : null;
}

export function guidedDone(game: string): boolean {
  return games[game]?.done ?? false;
}

/** Notes that a guided game was begun, or has come to its end. */
export function noteGuided(game: string, table: string, done: boolean): void {
  if (games[game]?.done && games[game].table === table) return;
  games[game] = { table, done };
  try {
    localStorage.setItem(STORE, JSON.stringify(games));
  } catch {
    // a private window: it lasts as long as the page
  }
}
