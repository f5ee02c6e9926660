// Puts the game-icons we use, and only those, into the bundle as `virtual:game-icons`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICONS } from "./src/icons/names.ts";

const ID = "virtual:game-icons";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
      const picked: Record<string, string> = {};
      for (const name of ICONS) {
        const path = /d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
        if (path === undefined) throw new Error(`game-icons has no plain icon "${name}"`);
        picked[name] = path;
      }
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}
