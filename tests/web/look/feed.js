// A page whose socket leads nowhere: the tests say what a server would say, moment after moment, and measure each.
(() => {
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

  const frame = () => new Promise((go) => requestAnimationFrame(go));

  /** Goes to a table without loading the page anew, and waits until it listens. */
  async function arrive(table) {
    history.pushState(null, "", `/table/${table}`);
    dispatchEvent(new PopStateEvent("popstate"));
    while (entered?.table !== table) await frame();
  }

  /** Says one state, and waits until the page has settled on it. */
  async function show({ moment, text }) {
    entered.socket.say(text);
    await fit.shown(moment);
    if (waited === 0) return;
    while (waited > 0) await frame();
    await fit.shown(moment);
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

  window.feed = { arrive, show, follow };
})();
