// The words of the shell, from one Fluent file per language. Texts of the games come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../locales/de.ftl?raw";
import en from "../locales/en.ftl?raw";
import hu from "../locales/hu.ftl?raw";
import { type Language, prefs } from "./prefs.svelte.ts";

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = {
  en: bundle("en", en),
  de: bundle("de", de),
  hu: bundle("hu", hu),
};

/** A message of the shell in the chosen language; reading it in a component keeps it current. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = BUNDLES[prefs.language];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message "${id}" in ${prefs.language}`);
  return bundle.formatPattern(pattern, args);
}

/** Like `t`, for names that come from data: falls back to the name itself. */
export function word(prefix: string, name: string): string {
  const id = `${prefix}-${name.replaceAll(/[^A-Za-z0-9]+/g, "-")}`;
  return BUNDLES[prefs.language].hasMessage(id) ? t(id) : name.replaceAll("_", " ");
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(prefs.language, { maximumFractionDigits: digits }).format(value);
}

export function moment(iso: string): string {
  const format = new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(iso));
}
