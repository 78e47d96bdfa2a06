const waitingFor = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls `fn` once when the signal aborts, or immediately if it already has. Returns a function that stops waiting. All
 * waiters of a signal share one listener. One page can wait for a dozen responses, and Node logs a leak warning for
 * more than ten listeners. The listener stays when nobody waits: a call waits for many statements in turn, and adding
 * a listener costs more than the wait.
 */
export function onAbort(signal: AbortSignal | undefined, fn: () => void): () => void {
  if (signal === undefined) return () => undefined;
  if (signal.aborted) {
    fn();
    return () => undefined;
  }
  const fns = waitingFor.get(signal) ?? beginWaiting(signal);
  // Two waiters may use the same function.
  const one = (): void => fn();
  fns.add(one);
  return () => fns.delete(one);
}

function beginWaiting(signal: AbortSignal): Set<() => void> {
  const fns = new Set<() => void>();
  waitingFor.set(signal, fns);
  const notify = (): void => {
    for (const fn of fns) fn();
  };
  signal.addEventListener('abort', notify, { once: true });
  return fns;
}
