/**
 * Runs the work when the page is idle, after three seconds at most. Browsers without idle callbacks always wait those
 * three seconds.
 */
export function whenIdle(work: () => void): void {
  const patienceMs = 3000;
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work, patienceMs);
}
