// A page whose socket leads nowhere: the tests say what a server would say, moment after moment, and measure each.
(() => {
  const PATIENCE = 90_000; // a loaded machine may take its time
  let waited = 0; // pieces of content that are on their way: a board is drawn once they are there
  let entered = null; // the socket of the table on the screen, and which one it is

  class FedSocket {
    static OPEN = 1;
    readyState = 1;

    constructor() {
      setTimeout(() => this.onopen?.());
    }

    send(text) {
      const message = JSON.parse(text);
      if (message.type === "enter") entered = { table: message.table, socket: this };
      if (message.type === "ping") setTimeout(() => this.say(JSON.stringify({ type: "pong", at: Date.now() / 1000 })));
    }

    say(data) {
      this.onmessage?.({ data });
    }

    close() {
      this.readyState = 3;
    }
  }

  const ask = window.fetch.bind(window);
  window.WebSocket = FedSocket;
  window.fetch = async (...request) => {
    const address = String(request[0]);
    if (address.includes("/api/tables/")) return new Response("{}", { status: 404 }); // there is no such table
    waited += 1;
    try {
      return await ask(...request);
    } finally {
      setTimeout(() => (waited -= 1));
    }
  };

  // Nothing is painted while moments go by: boxes that measure themselves are told of their sizes here, not by frames.
  const observers = new Set();
  let called = []; // what waits for the next frame

  class FedObserver {
    constructor(tell) {
      this.tell = tell;
      this.sizes = new Map();
      observers.add(this);
    }

    observe(element) {
      this.sizes.set(element, "");
    }

    unobserve(element) {
      this.sizes.delete(element);
    }

    disconnect() {
      this.sizes.clear();
    }

    /** Tells of all boxes that have changed; whether any has. */
    look() {
      const entries = [];
      for (const [target, before] of this.sizes) {
        const size = [target.clientWidth, target.clientHeight, target.offsetWidth, target.offsetHeight].join();
        if (size === before) continue;
        this.sizes.set(target, size);
        entries.push({ target, contentRect: target.getBoundingClientRect() });
      }
      if (entries.length > 0) this.tell(entries, this);
      return entries.length > 0;
    }
  }

  const nextFrame = window.requestAnimationFrame.bind(window);
  window.ResizeObserver = FedObserver;
  window.requestAnimationFrame = (callback) => called.push(callback);

  const TURNS = 24; // of promises that wait for promises: the page draws itself in a few
  const ROUNDS = 12; // of boxes that change boxes

  /** Lets the page draw itself until nothing changes any more. */
  async function settle() {
    for (let round = 0; round < ROUNDS; round++) {
      for (let turn = 0; turn < TURNS; turn++) await null;
      const now = called.splice(0);
      for (const callback of now) callback(performance.now());
      const changed = [...observers].map((one) => one.look()).some(Boolean);
      if (!changed && now.length === 0) return;
    }
  }

  const LONGEST = 250; // milliseconds until a page goes on without: the browser may owe it frames for ever

  /** Time passes: what is loaded arrives. */
  const frame = () => Promise.race([new Promise(nextFrame), new Promise((go) => setTimeout(go, LONGEST))]).then(settle);
  fit.pause = frame;

  /** Goes to a table without loading the page anew, and waits until it listens. */
  async function arrive(table) {
    history.pushState(null, "", `/table/${table}`);
    dispatchEvent(new PopStateEvent("popstate"));
    while (entered?.table !== table) await frame();
  }

  /** Leaves the table: a log that waits for a frame to measure itself would scroll to and fro for ever. */
  async function rest() {
    entered = null;
    history.pushState(null, "", "/about");
    dispatchEvent(new PopStateEvent("popstate"));
    await settle();
  }

  /** Says one state, and waits until the page has settled on it. */
  async function show({ moment, text }) {
    entered.socket.say(text);
    await settle();
    for (const start = performance.now(); waited > 0 || !fit.asked(moment); await frame()) {
      if (performance.now() - start > PATIENCE) throw new Error(`moment ${moment} never asks`);
    }
  }

  /** Says each state in turn; after each: what is wrong with the page, where nothing scrolls, or the page, or its parts. */
  async function follow([told, kind, least]) {
    const found = [];
    for (const one of told) {
      await show(one);
      found.push(await fit.wrong(kind, least));
    }
    return found;
  }

  window.feed = { arrive, rest, show, follow };
})();
