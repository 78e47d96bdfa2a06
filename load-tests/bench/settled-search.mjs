import { setTimeout as sleep } from 'node:timers/promises';
import { Explained } from '../../deploy/local/explained.mjs';
import { step } from '../../deploy/local/steps.mjs';

/** @typedef {import('./seed-cards.mjs').Catalogue} Catalogue */

const lookMs = 1_000;
const patienceMs = 1_800_000;
/** The catalogue makes its read model anew once in a day and night. */
const dayMs = 24 * 3_600_000;

/**
 * Waits until the catalogue is not about to make its read model anew, as it does after a migration and once a day: that keeps a
 * processor busy for minutes, and would be measured with everything else.
 * @param {Catalogue} catalogue
 */
export const settledSearch = ({ db }) =>
  step('The read model is of today', async () => {
    for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(lookMs)) {
      const state = await db('read_model_state').first('rebuilt_at');
      if (state?.rebuilt_at && Date.now() - state.rebuilt_at.getTime() < dayMs) return;
    }
    throw new Explained('The read model was not made anew within half an hour.');
  });
