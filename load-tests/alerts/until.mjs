import { setTimeout as sleep } from 'node:timers/promises';

const lookMs = 500;

/** What a page of the runbooks promised and did not show. */
export class NotSeen extends Error {}

/**
 * Waits until something is seen. What throws meanwhile is not seen yet.
 * @template T
 * @param {string} what as an error names it
 * @param {() => T | undefined | false | null | Promise<T | undefined | false | null>} look
 * @param {number} withinMs
 * @returns {Promise<T>} what was seen; throws `NotSeen` when it was not in time
 */
export async function until(what, look, withinMs) {
  for (const end = performance.now() + withinMs; ; await sleep(lookMs)) {
    let last = '';
    try {
      const seen = await look();
      if (seen) return seen;
    } catch (error) {
      last = `: ${error instanceof Error ? error.message : error}`;
    }
    if (performance.now() > end)
      throw new NotSeen(`${what} was not seen within ${Math.round(withinMs / 1000)} s${last}`);
  }
}
