import type { Task } from '@setu/kit/process';
import type { FxDeps } from '../deps.js';
import { carryForward } from '../rates/changes/carry-forward.js';
import { refreshRates } from '../rates/changes/refresh-rates.js';

/**
 * Requests rates from the Bank of Russia at the start and every hour. A failed attempt is repeated after seconds, then
 * after minutes, until the next hour.
 * While the bank does not answer, a demo world repeats its last rate. Production never does.
 */
export function storeRates(deps: FxDeps): Task {
  const { FX_CURRENCIES: currencies, FX_BACKFILL_DAYS: backfillDays, SETU_DEMO: demo } = deps.env;
  const { feed } = deps.edge;
  const carry = async () => {
    if (demo) for (const currency of currencies) await carryForward(deps, currency);
  };
  return {
    name: 'fx.keep-rates',
    cron: '3 * * * *',
    atStart: true,
    // A seventh pause would end at about the time of the next hourly run.
    maxAttempts: 7,
    run: async (_, { signal }) => {
      if (feed === undefined) return carry();
      try {
        await refreshRates(deps, { feed, currencies, backfillDays }, signal);
      } catch (error) {
        await carry();
        throw error;
      }
    },
  };
}
