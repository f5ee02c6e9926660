// Where we are: the path and the secret part behind `#` that never leaves the browser.

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  scrollTo(0, 0);
}

/** For the app's root: links inside the app change the page without loading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
