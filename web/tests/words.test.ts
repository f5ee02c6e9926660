// Sentences of the page whose form depends on a number.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe as group, expect, test } from "vitest";

const PLACED = "\u2068"; // stands before whatever is put into a sentence

function said(lang: string, id: string, args: Record<string, string | number>): string {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(readFileSync(`src/locales/${lang}.ftl`, "utf-8")));
  const value = bundle.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, args) : "";
}

group.each(["en", "de", "hu"])("who has won (%s)", (lang) => {
  test("names whoever has, and nobody where the rival or the goal was not beaten", () => {
    expect(said(lang, "winners", { names: "Ada", count: 1 })).toContain("Ada");
    expect(said(lang, "winners", { names: "Ada, Béla", count: 2 })).toContain("Ada, Béla");
    const lost = said(lang, "winners", { names: "", count: 0 });
    expect(lost.length).toBeGreaterThan(10);
    expect(lost).not.toContain(PLACED);
  });
});
