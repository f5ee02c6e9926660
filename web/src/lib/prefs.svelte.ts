// What a person has chosen for this browser: language, theme, confirming, name.

export const LANGUAGES = ["en", "de", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "dark" | "light";

interface Prefs {
  language: Language;
  theme: Theme;
  confirm: boolean; // ask before a choice that ends the turn
  plain: boolean; // words and buttons instead of drawn boards
  pace: "instant" | "brisk" | "calm"; // how fast others are seen to choose
  notify: boolean; // browser notification when it is my turn
  aloud: boolean; // the coach reads aloud what it says
  name: string;
}

const STORE = "planetb.prefs";

function guess(): Language {
  const found = navigator.languages.map((l) => l.slice(0, 2)).find((l) => LANGUAGES.includes(l as Language));
  return (found as Language | undefined) ?? "en";
}

function load(): Prefs {
  const defaults: Prefs = { language: guess(), theme: "auto", confirm: true, plain: false, pace: "brisk", notify: false, aloud: false, name: "" };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Prefs>) };
  } catch {
    return defaults;
  }
}

export const prefs: Prefs = $state(load());

export function keep(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(STORE, JSON.stringify(prefs));
  } catch {
    // private windows may refuse to store: the choice then lasts as long as the page
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: night.matches });
night.addEventListener("change", (event) => (system.dark = event.matches));

/** The theme in force. */
export function theme(): "dark" | "light" {
  if (prefs.theme !== "auto") return prefs.theme;
  return system.dark ? "dark" : "light";
}
