import { sweepShare } from '@setu/kit/testing';

/**
 * Returns a function that selects the forbidden transitions that a test tries over HTTP. It counts across all rows, so
 * that each user and each transition is covered. Tests always try the allowed transitions.
 */
export function refusalsTried(): () => boolean {
  const share = sweepShare({ sample: 8, extended: 3 });
  let met = 0;
  return () => {
    met += 1;
    return met % share === 0;
  };
}
