import type { makeRouter } from './router';

/**
 * Waits until the first screen can be shown: its code, its texts and the data its loader waits for have arrived or
 * failed.
 */
export function untilReady(router: Pick<ReturnType<typeof makeRouter>, 'state' | 'subscribe'>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
