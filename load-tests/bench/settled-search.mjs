import { setTimeout as sleep } from 'node:timers/promises';
import { Explained } from '../../deploy/local/explained.mjs';
import { step } from '../../deploy/local/steps.mjs';

/** @typedef {import('./seed-cards.mjs').Catalogue} Catalogue */

const lookMs = 1_000;
const timeoutMs = 1_800_000;
/** The catalogue rebuilds its read model once a day. */
const dayMs = 24 * 3_600_000;

/**
 * Waits until no rebuild of the read model is due. The catalogue rebuilds it after a migration and once a day.
 * A rebuild keeps a processor busy for minutes and would distort the measurements.
 * @param {Catalogue} catalogue
 */
export const settledSearch = ({ db }) =>
  step('The read model is up to date', async () => {
    for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await sleep(lookMs)) {
      const state = await db('read_model_state').first('rebuilt_at');
      if (state?.rebuilt_at && Date.now() - state.rebuilt_at.getTime() < dayMs) return;
    }
    throw new Explained('The read model was not rebuilt within half an hour.');
  });
