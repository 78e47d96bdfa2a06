const lookMs = 10;

/**
 * Watches the loop of this process, which on a busy machine stands still for longer than anything in it asks for. Gives
 * the way to stop: how long it stood still since (ms).
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
