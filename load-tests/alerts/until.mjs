import { setTimeout as sleep } from 'node:timers/promises';

const lookMs = 500;

/** The error when a condition that a runbook page promises did not appear in time. */
export class TimedOut extends Error {}

/**
 * Polls until a check succeeds. A check that throws counts as not yet successful.
 * @template T
 * @param {string} what the name of the condition in an error
 * @param {() => T | undefined | false | null | Promise<T | undefined | false | null>} look
 * @param {number} withinMs
 * @returns {Promise<T>} the truthy result of the check; throws `TimedOut` if there is none in time
 */
export async function until(what, look, withinMs) {
  for (const end = performance.now() + withinMs; ; await sleep(lookMs)) {
    let last = '';
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = `: ${error instanceof Error ? error.message : error}`;
    }
    if (performance.now() > end)
      throw new TimedOut(`${what} did not appear within ${Math.round(withinMs / 1000)} s${last}`);
  }
}
