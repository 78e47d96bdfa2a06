/** Runs when the page has nothing to do, at most three seconds from now; on browsers that cannot tell, after those. */
export function whenIdle(work: () => void): void {
  const patienceMs = 3000;
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work, patienceMs);
}
