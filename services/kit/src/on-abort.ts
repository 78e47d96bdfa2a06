interface Waiting {
  fns: Set<() => void>;
  notify: () => void;
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls `fn` once when the signal aborts, or immediately if it already has. Returns a function that stops waiting. All
 * waiters of a signal share one listener. One page can wait for a dozen responses, and Node logs a leak warning for
 * more than ten listeners.
 */
export function onAbort(signal: AbortSignal | undefined, fn: () => void): () => void {
  if (signal === undefined) return () => undefined;
  if (signal.aborted) {
    fn();
    return () => undefined;
  }
  const { fns, notify } = waitingFor.get(signal) ?? beginWaiting(signal);
  // Two waiters may use the same function.
  const one = (): void => fn();
  fns.add(one);
  return () => {
    fns.delete(one);
    if (fns.size > 0 || waitingFor.get(signal)?.fns !== fns) return;
    waitingFor.delete(signal);
    signal.removeEventListener('abort', notify);
  };
}

function beginWaiting(signal: AbortSignal): Waiting {
  const fns = new Set<() => void>();
  const notify = (): void => {
    for (const fn of fns) fn();
  };
  const waiting = { fns, notify };
  waitingFor.set(signal, waiting);
  signal.addEventListener('abort', notify, { once: true });
  return waiting;
}
