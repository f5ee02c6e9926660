// The one WebSocket of this tab: reconnects with growing pauses and tells its listener what arrives.
import { untrack } from "svelte";
import { nowIs } from "../people/account.svelte.ts";
import { hearCalls } from "../together/calls.svelte.ts";
import { setTime } from "../together/time.svelte.ts";
import type { FromClient, FromServer } from "./wire.ts";

const PING_MS = 20_000;
const LONGEST_PAUSE_MS = 8_000;

/** How many sockets the pages of this tab have open. */
export const lives = $state({ count: 0 });

export type Link = "connecting" | "open" | "lost";

export class Live {
  link = $state<Link>("connecting");
  #socket: WebSocket | null = null;
  #opened: () => void;
  #received: (message: FromServer) => void;
  #pause = 250;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #answered = true;
  #asked = 0; // when the last ping went off
  #closed = false;
  #counted: number;

  constructor(opened: () => void, received: (message: FromServer) => void, counted = true) {
    this.#counted = counted ? 1 : 0;
    count(this.#counted);
    this.#opened = opened;
    this.#received = received;
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    if (!this.#closed) count(-this.#counted);
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.#answered = true;
      this.link = "open";
      this.#opened();
      this.#asked = performance.now();
      this.send({ type: "ping" });
    };
    socket.onmessage = (event) => {
      this.#answered = true;
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "pong") setTime(message.at, (performance.now() - this.#asked) / 1000);
      if (message.type === "refused" && message.code === "banned") nowIs(null);
      if (message.type === "calls") hearCalls(message.calls);
      this.#received(message);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(), PING_MS);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.link = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#answered) {
      this.#socket.close(); // nothing came since the last ping: the line is dead
      return;
    }
    this.#answered = false;
    this.#asked = performance.now();
    this.send({ type: "ping" });
  }

  /** The device says it is offline: nobody waits for the socket to find out. */
  #cut = (): void => {
    this.#socket?.close();
    this.link = "lost";
  };

  #hurry = (): void => {
    if (this.link === "lost" && document.visibilityState === "visible") this.#connect();
  };
}

function count(more: number): void {
  untrack(() => (lives.count += more));
}

/** An id for a message: a repeated one is recognised by it. */
export function messageId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce((id, n) => id + n.toString(36).padStart(7, "0"), "");
}
