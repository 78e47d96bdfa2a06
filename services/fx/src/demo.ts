import { demoCurrencies, demoRates, demoRequests } from '@setu/demo-world';
import type { FurnishingDeps } from './deps.js';
import type { Day } from './rates/domain/day.js';

/** Loads the demo world's rates: one for each currency and day from the oldest request to the day of loading. */
export async function loadDemo(deps: FurnishingDeps): Promise<void> {
  const now = deps.clock.now();
  const oldest = Math.min(...demoRequests(now).map((request) => Date.parse(request.createdAt)), now.getTime());
  const rates = demoCurrencies.flatMap((currency) => demoRates(new Date(oldest), now, currency));
  await deps.write(({ rates: store }) =>
    store.putMissing(rates.map((rate) => ({ ...rate, date: rate.date as Day, carried: false }))),
  );
}
