const storageKey = 'setu-reloaded-for';

/** A dynamic import that the server no longer has: the page is older than the last release. */
export function isStaleChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed|error loading dynamically/i.test(message);
}

/** Reloads to get the new release, once for this address, so that a chunk that is really missing cannot loop. */
export function reloadOnce(): void {
  const path = window.location.pathname;
  try {
    if (sessionStorage.getItem(storageKey) === path) return;
    sessionStorage.setItem(storageKey, path);
    window.location.reload();
  } catch {
    // Storage is off: the viewer reloads by the button.
  }
}
