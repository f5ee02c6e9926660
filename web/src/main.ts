import "./styles/inter.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./people/push.ts";

const RELOADED = "planetb.reloaded";
const AGAIN_MS = 10_000;

// A new version was put under an open page: its old files are gone, so the page is loaded anew, once.
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN_MS) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

void startWorker();
const target = document.getElementById("app");
if (!target) throw new Error("no #app");
export default mount(App, { target });
