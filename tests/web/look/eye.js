// Eyes and a finger for the tests: what the page shows beside what the server says, in one call each.
(() => {
  const GLOWING = ".table [data-key][role=button]:not([aria-disabled=true]), .table button[data-key]:not([aria-disabled=true])";
  const BUTTONS = ".table button[data-option]:not([aria-disabled=true])";
  const MENU = "[role=menu] button";
  const HAND_IN = "[data-hand-in]:not([data-hand-in=''])"; // what is picked is enough
  const PATIENCE = 90_000; // a loaded machine may take its time; nothing here is a measurement

  const all = (selector) => [...document.querySelectorAll(selector)];
  const here = (selector) => document.querySelector(selector) !== null;
  const LONGEST = 250; // milliseconds until a page goes on without: the browser may owe it frames for ever
  const frame = () => Promise.race([new Promise((go) => requestAnimationFrame(go)), new Promise((go) => setTimeout(go, LONGEST))]);
  const slider = () => document.querySelector(".replay input[type=range]");

  // The past moments that the page asks for are kept: they are what the server says.
  const told = new Map();
  // Cities, hexes and cards are drawn from the content of a game, which comes after the view.
  const drawn = new Set();
  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    const game = /\/games\/(\w+)\/content/.exec(String(request[0]))?.[1];
    if (game) void answer.clone().json().then(frame).then(frame).then(() => drawn.add(game));
    const moment = /\/moments\/(\d+)\?/.exec(String(request[0]))?.[1];
    if (moment) told.set(Number(moment), await answer.clone().json());
    return answer;
  };

  // How long each move took: from the click to the paint that shows its outcome.
  const times = [];
  let last = null;
  addEventListener("click", (click) => watch(click, slider()?.max), true);

  function watch(click, max) {
    last = click;
    const look = () => {
      if (last !== click) return; // a menu came between
      if (slider()?.max === max) requestAnimationFrame(look);
      else afterPaint(() => times.push(performance.now() - click.timeStamp));
    };
    requestAnimationFrame(look);
  }

  /** In a frame's callback: does something as soon as this frame is painted. */
  function afterPaint(action) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = action;
    port2.postMessage(null);
  }

  function state() {
    if (here(".curtain")) return "curtain";
    if (here("section.prompt[aria-busy=true]")) return "busy";
    if (here("[role=menu]")) return "menu";
    if (here("[data-confirm]")) return "held";
    if (here("[data-picked][aria-busy=true]")) return "busy";
    if (here("section.prompt.asked")) return picked() > 0 ? "picking" : "mine";
    return here(".ending") ? "over" : "others";
  }

  /** How many things are picked, where several are handed in together. */
  const picked = () => Number(document.querySelector("[data-picked]")?.dataset.picked ?? 0);

  /** Where to click for an answer: one of the places; of a pick things that may be added, until it is handed in. */
  function targetsNow() {
    if (here("[role=menu]")) return all(MENU);
    const places = all(GLOWING).length ? all(GLOWING) : all(BUTTONS);
    const things = places.filter((one) => one.ariaPressed === null || one.dataset.more !== undefined);
    return here(HAND_IN) ? [...things, ...all(HAND_IN)] : things;
  }

  function words(element) {
    const named = element.hasAttribute("aria-label") ? element : element.querySelector("[aria-label]");
    return [named?.getAttribute("aria-label") ?? "", element.textContent.replace(/\s+/g, " ").trim()];
  }

  function look(read) {
    return {
      pieces: all(".table [data-at]").map((one) => [one.dataset.at, one.dataset.piece ?? ""]),
      glowing: all(GLOWING).map((one) => one.dataset.key),
      said: Object.fromEntries(read.map((selector) => [selector, all(selector).map(words)])),
      scores: all(".seat .score").map((one) => one.textContent),
      alerts: all("section.prompt [role=alert]").map((one) => one.textContent),
    };
  }

  async function present(table) {
    const secret = JSON.parse(localStorage.getItem("planetb.seats"))[table];
    const answer = await ask(`/api/tables/${table}?seat=0`, { headers: { Authorization: `Bearer ${secret}` } });
    return answer.json();
  }

  /** What the page shows and what the server says at the same moment: bots may choose while one looks. */
  async function compared(table, read) {
    document.activeElement?.blur(); // what has the focus shows its outcome
    for (const start = performance.now(); performance.now() - start < PATIENCE; await frame()) {
      const server = await present(table);
      if (drawn.has(server.game) && Number(slider()?.max) === server.moment) return { ...look(read), server };
    }
    throw new Error("the page never shows what the server says");
  }

  /** A point of an element where a finger meets it and nothing above it. */
  function point(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.12, 0.88, 0.3, 0.7]) {
      for (const down of [0.5, 0.12, 0.88, 0.3, 0.7]) {
        const [x, y] = [left + width * across, top + height * down];
        const met = document.elementFromPoint(x, y);
        if (met && (met === element || element.contains(met))) return { x, y };
      }
    }
    return null;
  }

  /** Waits until something is asked (or all is over), looks, and says where to click for an answer. */
  async function turn([table, before, read, chance, clicked]) {
    const stamp = () => [slider()?.max, picked(), here("[role=menu]"), here("[data-confirm]"), here(".ending")].join();
    const start = performance.now();
    while (!["mine", "picking", "menu", "over"].includes(state()) || stamp() === before) {
      if (performance.now() - start > PATIENCE) {
        const met = clicked && document.elementFromPoint(clicked.x, clicked.y)?.outerHTML.slice(0, 300);
        throw new Error(`still ${state()} ${stamp()} after ${JSON.stringify(clicked)} on ${met}`);
      }
      await frame();
    }
    const asked = state();
    if (asked === "over") return { asked, seen: null };
    const seen = asked === "mine" && read ? await compared(table, read) : null; // who only plays does not compare
    const targets = targetsNow();
    const target = targets[Math.floor(chance * targets.length)];
    const name = target?.dataset.key ?? target?.textContent.trim() ?? "";
    const moves = target?.dataset.handIn !== undefined || (asked === "mine" && target?.ariaPressed === null);
    return { asked, seen, name, moves, at: target ? point(target) : null, stamp: stamp() };
  }

  /** Waits until the page has changed so that this holds; no frame is waited for. */
  function until(holds) {
    return new Promise((done, fail) => {
      const tell = (how) => {
        watcher.disconnect();
        clearTimeout(timer);
        how();
      };
      const watcher = new MutationObserver(() => holds() && tell(done));
      const timer = setTimeout(() => tell(() => fail(new Error(`in vain: ${holds}`))), PATIENCE);
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
      if (holds()) tell(done);
    });
  }

  /** Walks through past moments; at each: what the page shows, and what the server said. */
  async function stroll([from, to, step, read]) {
    const go = (moment) => {
      slider().value = String(moment);
      slider().dispatchEvent(new Event("input", { bubbles: true }));
    };
    for (let tries = 0; from === 0 && told.get(0)?.you !== 0 && tries < 400; tries++) {
      go(0); // who has just come is a spectator until the server has given them their seat
      await new Promise((done) => setTimeout(done, 200));
    }
    const found = [];
    for (let moment = from; moment <= to; moment += step) {
      go(moment);
      await until(() => document.querySelector("section.prompt").textContent.includes(`Moment ${moment} of`));
      found.push({ ...look(read), server: { ...told.get(moment), options: [] } }); // nothing is chosen in the past
    }
    return found;
  }

  /** Notes what an attribute of a part of the page says from now on; `noted` tells all of it. */
  const said = new Set();
  function note([selector, attribute]) {
    said.clear();
    const look = () => {
      const value = document.querySelector(selector)?.getAttribute(attribute);
      if (value) said.add(value);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] });
  }

  /** Goes to a table without loading the page anew. */
  function arrive([table, secret]) {
    told.clear();
    localStorage.setItem("planetb.seats", JSON.stringify({ [table]: secret }));
    dispatchEvent(new StorageEvent("storage", { key: "planetb.seats" }));
    history.pushState(null, "", `/table/${table}`);
    dispatchEvent(new PopStateEvent("popstate"));
  }

  window.eye = { arrive, compared: ([table, read]) => compared(table, read), turn, stroll, times, note, noted: () => [...said] };
})();
