import type { Job } from '@setu/kit/process';
import type { FxDeps } from '../deps.js';
import { carryForward } from '../rates/changes/carry-forward.js';
import { refreshRates } from '../rates/changes/refresh-rates.js';
import { pauseAfter } from '../rates/domain/schedule.js';

/**
 * Looks every minute whether the bank is to be asked: at the start, an hour after an answer, sooner after a failure.
 * While the bank does not answer, a demo world says its last rate again; production never does.
 */
export function keepRates(deps: FxDeps): Job {
  const { FX_CURRENCIES: currencies, FX_BACKFILL_DAYS: backfillDays, SETU_DEMO: demo } = deps.env;
  const { feed } = deps.edge;
  let failures = 0;
  let nextAt = 0;
  const carry = async () => {
    if (demo) for (const currency of currencies) await carryForward(deps, currency);
  };
  return {
    name: 'fx.keep-rates',
    everyMs: 60_000,
    async runOnce(signal) {
      if (Date.now() < nextAt) return;
      try {
        if (feed === undefined) await carry();
        else await refreshRates(deps, { feed, currencies, backfillDays }, signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        await carry();
        throw error;
      } finally {
        nextAt = Date.now() + pauseAfter(failures);
      }
    },
  };
}
