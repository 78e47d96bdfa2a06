interface Waiting {
  fns: Set<() => void>;
  tell: () => void;
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls `fn` once when the signal aborts, at once when it has; gives the way to stop waiting. However many wait for the
 * signal of one call (a page asks for a dozen things at once), the signal has a single listener: Node takes more than
 * ten for a leak, and says so in the log.
 */
export function onAbort(signal: AbortSignal | undefined, fn: () => void): () => void {
  if (signal === undefined) return () => undefined;
  if (signal.aborted) {
    fn();
    return () => undefined;
  }
  const { fns, tell } = waitingFor.get(signal) ?? beginWaiting(signal);
  // Two may wait with the same function.
  const one = (): void => fn();
  fns.add(one);
  return () => {
    fns.delete(one);
    if (fns.size > 0 || waitingFor.get(signal)?.fns !== fns) return;
    waitingFor.delete(signal);
    signal.removeEventListener('abort', tell);
  };
}

function beginWaiting(signal: AbortSignal): Waiting {
  const fns = new Set<() => void>();
  const tell = (): void => {
    for (const fn of fns) fn();
  };
  const waiting = { fns, tell };
  waitingFor.set(signal, waiting);
  signal.addEventListener('abort', tell, { once: true });
  return waiting;
}
