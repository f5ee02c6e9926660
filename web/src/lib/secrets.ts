// The secrets of the seats this browser holds, by table. They never leave it except towards the server.

const STORE = "planetb.seats";

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

let held = load();
addEventListener("storage", (event) => {
  if (event.key === STORE) held = load();
});

function save(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(held));
  } catch {
    // a private window: the seat lasts as long as the page
  }
}

export function secretOf(table: string): string | undefined {
  return held[table];
}

export function allSecrets(): string[] {
  return [...new Set(Object.values(held))].slice(-100);
}

export function keepSecret(table: string, secret: string): void {
  held = { ...load(), [table]: secret };
  save();
}

export function forget(table: string): void {
  const { [table]: _, ...rest } = load();
  held = rest;
  save();
}
