import type { Task } from '@setu/kit/process';
import type { FxDeps } from '../deps.js';
import { ratePublished } from '../events.js';
import { moscowDay } from '../rates/domain/day.js';

/**
 * Publishes the current rates that were loaded with the database, because no event has announced them. The rates of the
 * Bank of Russia are published when they are stored.
 */
export const publishLatest = ({ write, clock, env }: Pick<FxDeps, 'write' | 'clock' | 'env'>): Task => ({
  name: 'fx.publish-latest',
  atStart: true,
  run: () =>
    write(async ({ rates, outbox }) => {
      const latest = await rates.lastOfEach(env.FX_CURRENCIES, moscowDay(clock.now()));
      const loaded = latest.filter(({ source }) => source !== 'cbr');
      if (loaded.length > 0) await outbox.add(...loaded.map(ratePublished));
    }),
});
