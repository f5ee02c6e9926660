// The share sheet of the system, where there is one.

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Offers a link to other programs; that somebody changes their mind is no trouble. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // put away again
  }
}
