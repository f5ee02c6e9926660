// The secrets of the tournaments that this browser made or entered. They never leave it except towards the server.

const STORE = "planetb.tournaments";

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

let held = load();

export function entryOf(tournament: string): string | undefined {
  return held[tournament];
}

export function allEntries(): string[] {
  return Object.values(held);
}

export function keepEntry(tournament: string, secret: string | null): void {
  if (!secret) return;
  held = { ...load(), [tournament]: secret };
  try {
    localStorage.setItem(STORE, JSON.stringify(held));
  } catch {
    // a private window: it lasts as long as the page
  }
}
