// "Your turn" outside the page: a browser notification, if allowed.
import { keep, prefs } from "../lib/prefs.svelte.ts";

export async function askToNotify(wanted: boolean): Promise<void> {
  if (!wanted || typeof Notification === "undefined") {
    keep({ notify: false });
    return;
  }
  keep({ notify: (await Notification.requestPermission()) === "granted" });
}

/** Shows a notification while nobody looks at the page. */
export function ring(title: string, body: string): void {
  if (!prefs.notify || !document.hidden) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, icon: "/icon.svg", tag: title });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
