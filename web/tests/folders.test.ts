// A game's board, mood and words are in its folder: adding a game touches no other file.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { describe as group, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");
const GAMES = join(SRC, "games");
const OURS = readdirSync(GAMES).filter((name) => name !== "generic" && statSync(join(GAMES, name)).isDirectory());
const GENERATED = ["wire.ts", "views.ts"].map((name) => join(SRC, "lib", name));

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => join(SRC, name))
  .filter((file) => statSync(file).isFile() && !GENERATED.includes(file));

group.each(OURS)("%s", (game) => {
  const folder = join(GAMES, game);

  test("is named nowhere outside the folders of games", () => {
    const elsewhere = FILES.filter((file) => !OURS.some((one) => file.startsWith(join(GAMES, one) + "/")));
    const named = elsewhere.filter((file) => readFileSync(file, "utf8").includes(game));
    expect(named.map((file) => relative(SRC, file))).toEqual([]);
  });

  test("borrows nothing from another game", () => {
    const others = OURS.filter((other) => other !== game);
    for (const file of FILES.filter((one) => one.startsWith(folder + "/"))) {
      const text = readFileSync(file, "utf8");
      expect(others.filter((other) => text.includes(`/${other}/`)), relative(SRC, file)).toEqual([]);
    }
  });

  test("gives no class a name that all pages share: its look would leak in", () => {
    const shared = [...readFileSync(join(SRC, "styles", "base.css"), "utf8").matchAll(/^\.([a-z]+) \{/gm)].flatMap((found) => found[1] ?? []);
    const meant = new Set(["button", "muted", "ring", "spring", "sr"]); // as they look everywhere
    for (const file of FILES.filter((one) => one.startsWith(folder + "/") && one.endsWith(".svelte"))) {
      const used = [...readFileSync(file, "utf8").matchAll(/class="([^"{]*)/g)].flatMap((found) => found[1]?.split(" ") ?? []);
      expect(used.filter((name) => shared.includes(name) && !meant.has(name)), relative(SRC, file)).toEqual([]);
    }
  });

  test.each(["index.ts", "Mood.svelte", "box.ts", "locales/en.ftl", "locales/de.ftl", "locales/hu.ftl"])("has %s", (name) => {
    expect(existsSync(join(folder, name))).toBe(true);
  });

  test("its words begin with its name, or are found by it", () => {
    const lines = readFileSync(join(folder, "locales", "en.ftl"), "utf8").split("\n");
    const ids = lines.flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);
    const shared = /^(kind|end)-/; // kinds of content and ends have names of their own
    expect(ids.filter((id) => !shared.test(id) && !new RegExp(`(^|-)${game}(-|$)`).test(id))).toEqual([]);
  });
});
