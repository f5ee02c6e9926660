// Questions about a selection: through the socket that is open anyway, or by a request where that does not answer.
import * as api from "../lib/api.ts";
import { type Live, messageId } from "../lib/live.svelte.ts";
import type { AskThings, FromServer, Things } from "../lib/wire.ts";

interface Waiting {
  tell: (things: Things) => void;
  fail: (error: Error) => void;
}

const LATE_MS = 1500; // without an answer for so long, a request is made

export class Asking {
  #waiting = new Map<string, Waiting>();

  /** How these things stand. */
  things(live: Live, table: string, ask: AskThings): Promise<Things> {
    const id = messageId();
    if (!live.send({ type: "things", id, ...ask })) return api.things(table, ask);
    return new Promise((tell, fail) => {
      this.#waiting.set(id, { tell, fail });
      setTimeout(() => {
        if (this.#waiting.delete(id)) api.things(table, ask).then(tell, fail);
      }, LATE_MS);
    });
  }

  /** Whether a message is the answer to one of these questions. */
  hears(message: FromServer): boolean {
    if ((message.type !== "things" && message.type !== "refused") || message.id === null) return false;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "things") waiting?.tell(message);
    else waiting?.fail(new Error(message.code));
    return waiting !== undefined;
  }
}
