const storageKey = 'setu-reloaded-for';

/**
 * Returns whether a dynamic import failed because the server no longer has the file. The page is then older than the
 * latest release.
 */
export function isStaleChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed|error loading dynamically/i.test(message);
}

/** Reloads to get the new release, once per address, so that a missing chunk cannot cause a loop. */
export function reloadOnce(): void {
  const path = window.location.pathname;
  try {
    if (sessionStorage.getItem(storageKey) === path) return;
    sessionStorage.setItem(storageKey, path);
    window.location.reload();
  } catch {
    // Storage is disabled: the viewer reloads with the button.
  }
}
