// The words of the shell, from Fluent files: the shell's own and those in a game's folder.
// What the games themselves say (options, log, cards) comes from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, prefs } from "./prefs.svelte.ts";

const SHELL = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("../games/*/locales/*.ftl", { query: "?raw", import: "default", eager: true });

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries({ ...SHELL, ...GAMES })) {
    if (!path.endsWith(`/${language}.ftl`)) continue;
    const errors = made.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en"), de: bundle("de"), hu: bundle("hu") };

/** A message of the shell in the chosen language; reading it in a component keeps it current. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = BUNDLES[prefs.language];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message "${id}" in ${prefs.language}`);
  return bundle.formatPattern(pattern, args);
}

/** Like `t`, for names that come from data: falls back to more general prefixes, then to the name itself. */
export function word(prefix: string, name: string, ...general: string[]): string {
  const id = name.replaceAll(/[^A-Za-z0-9]+/g, "-");
  const known = [prefix, ...general].flatMap((one) => [`${one}-${name}`, `${one}-${id}`]).find(has);
  return known ? t(known) : name.replaceAll("_", " ");
}

export function has(id: string): boolean {
  return BUNDLES[prefs.language].hasMessage(id);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(prefs.language, { maximumFractionDigits: digits }).format(value);
}

/** A day, given in seconds since 1970. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}

/** A moment in time, given in seconds since 1970. */
export function time(seconds: number): string {
  const format = new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(seconds * 1000));
}
