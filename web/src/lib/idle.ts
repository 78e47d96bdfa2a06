/**
 * Runs the work when the page is idle, after three seconds at most. Browsers without idle callbacks always wait those
 * three seconds.
 */
export function whenIdle(work: () => void): void {
  const maxWaitMs = 3000;
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: maxWaitMs });
  else setTimeout(work, maxWaitMs);
}
