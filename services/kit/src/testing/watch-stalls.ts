const lookMs = 10;

/**
 * Measures how long this process's event loop stalls on a busy machine. Returns a function that stops and reports the
 * total in milliseconds.
 */
export function watchStalls(): () => number {
  let stalledMs = 0;
  let last = performance.now();
  const look = (): void => {
    const now = performance.now();
    if (now - last > 2 * lookMs) stalledMs += now - last - lookMs;
    last = now;
  };
  const looking = setInterval(look, lookMs);
  return () => {
    clearInterval(looking);
    look();
    return stalledMs;
  };
}
