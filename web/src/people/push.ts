// Messages that reach this browser while the page is closed: asking for them, and no more of them.
import * as api from "../lib/api.ts";
import type { MessageWishes } from "../lib/wire.ts";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The worker that shows messages and makes the app installable. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js").catch(() => undefined); // a private window has none
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks the browser, then tells the server; throws if the person or the browser says no. */
export async function pushHere(key: string): Promise<MessageWishes> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return api.pushTo({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
}

export async function pushNoMore(): Promise<MessageWishes | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return api.pushNoMore(made.endpoint);
}

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
