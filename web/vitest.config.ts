import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.ts";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
