import type { makeRouter } from './router';

/** Until the first screen can be shown: its code, its texts and what its loader waits for are there, or have failed. */
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
