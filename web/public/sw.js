// Shows messages while no page is open, and opens the table they are about. It keeps nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const note = event.data?.json() ?? {};
  const url = new URL(note.url ?? "/", self.location.origin);
  event.waitUntil(
    self.registration.showNotification(note.title ?? "Planet B", {
      body: note.body ?? "",
      tag: note.tag ?? "planetb",
      icon: "/icon-192.png",
      data: { path: url.origin === self.location.origin ? url.pathname : "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(open(path));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
