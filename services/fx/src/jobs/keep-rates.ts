import type { Task } from '@setu/kit/process';
import type { FxDeps } from '../deps.js';
import { carryForward } from '../rates/changes/carry-forward.js';
import { refreshRates } from '../rates/changes/refresh-rates.js';

/**
 * Asks the bank at the start and every hour; what fails is tried again within seconds, then minutes, until the next hour.
 * While the bank does not answer, a demo world says its last rate again; production never does.
 */
export function keepRates(deps: FxDeps): Task {
  const { FX_CURRENCIES: currencies, FX_BACKFILL_DAYS: backfillDays, SETU_DEMO: demo } = deps.env;
  const { feed } = deps.edge;
  const carry = async () => {
    if (demo) for (const currency of currencies) await carryForward(deps, currency);
  };
  return {
    name: 'fx.keep-rates',
    cron: '3 * * * *',
    atStart: true,
    // The seventh pause would end about when the next hour's own try comes.
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
