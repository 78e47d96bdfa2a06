import { runInContext } from '@setu/kit/process';

/** How long the services may take for a whole call, however many of them it asks, one after another: their way back is not in it. */
const wholeMs = { read: 2_300, write: 4_800 };

/** Time spent so far, and how to go on within what is left. */
export interface Budget {
  /** Runs `fn`; every service it asks gets what is left, and time goes by. What is waited for in between costs nothing. */
  spend<T>(fn: () => Promise<T>): Promise<T>;
}

/** The time of one call: a route's own, or that of a read or a write. */
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
