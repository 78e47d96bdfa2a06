import { daysBefore, demoCurrencies, demoRates, requestSpanDays } from '@setu/demo-world';
import type { FurnishingDeps } from './deps.js';
import type { Day } from './rates/domain/day.js';

/** Loads the demo world's rates: one for each currency and day since its oldest request. */
export async function loadDemo(deps: FurnishingDeps): Promise<void> {
  const now = deps.clock.now();
  const from = new Date(daysBefore(now, requestSpanDays));
  const rates = demoCurrencies.flatMap((currency) => demoRates(from, now, currency));
  await deps.write(({ rates: store }) =>
    store.putMissing(rates.map((rate) => ({ ...rate, date: rate.date as Day, carried: false }))),
  );
}
