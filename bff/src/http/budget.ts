import { runInContext } from '@setu/kit/process';

/**
 * The total time that services may take for one HTTP call, in milliseconds, however many of them it calls in sequence.
 * Sending the answer to the client is not included.
 */
const totalMs = { read: 2_300, write: 4_800 };

/** Tracks the time spent on one call, and runs further work within the rest. */
export interface Budget {
  /**
   * Runs `fn`. Every service it calls gets the remaining time as its deadline. Time between two runs is not counted.
   */
  spend<T>(fn: () => Promise<T>): Promise<T>;
}

/** Creates the time budget of one call: the route's own, or the default for reads or writes. */
export const openBudget = (of: { write: boolean; requestId: string; ms?: number | undefined }): Budget => {
  let left = of.ms ?? (of.write ? totalMs.write : totalMs.read);
  return {
    spend: async (fn) => {
      const began = performance.now();
      const deadline = new Date(Date.now() + left);
      try {
        return await runInContext({ requestId: of.requestId, deadline }, fn);
      } finally {
        left -= performance.now() - began;
      }
    },
  };
};
