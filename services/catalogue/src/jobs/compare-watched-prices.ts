import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { compareWatched, compareWatchedName } from '../landed-price/changes/compare-watched.js';

/** Compares the landed prices of open requests. Each change of a table starts it. */
export const compareWatchedPrices = ({ read, write, clock }: CatalogueDeps): Task => ({
  name: compareWatchedName,
  run: async (_, { signal }) => {
    await compareWatched({ read, write, signal, now: clock.now() });
    // Throws if the process is stopping, so that the task runs again after the next start.
    signal.throwIfAborted();
  },
});
