import { runInContext } from '@setu/kit/process';

/**
 * The time the services may take for one HTTP call in total, however many of them it calls in sequence. The way back of
 * their answers is not included.
 */
const wholeMs = { read: 2_300, write: 4_800 };

/** The time spent so far, and how to go on within the rest. */
export interface Budget {
  /**
   * Runs `fn`. Every service it calls gets the remaining time as its deadline. Time spent waiting between two runs is
   * not counted.
   */
  spend<T>(fn: () => Promise<T>): Promise<T>;
}

/** Opens the time budget of one call: the route's own, or the default of a read or a write. */
export const openBudget = (of: { write: boolean; requestId: string; ms?: number | undefined }): Budget => {
  let left = of.ms ?? (of.write ? wholeMs.write : wholeMs.read);
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
