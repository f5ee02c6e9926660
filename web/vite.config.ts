import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./icons.ts";

const SERVER = process.env["PLANETB_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/planetb/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: URLs for scripts and fonts
    target: "es2023",
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: SERVER } },
    },
  },
});
