import { bootService, testClock } from '@setu/kit/testing';
import { RatePublished } from '@setu/proto/fx/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { publishLatest } from '../src/jobs/publish-latest.js';

const boot = () => {
  const clock = testClock(new Date('2026-11-20T09:00:00Z'));
  return bootService(start, { demo: true, clock, env: { FX_FEED_URL: 'off', TASKS_DELAY_MS: '3600000' } });
};
let fx: Awaited<ReturnType<typeof boot>>;
beforeAll(async () => {
  fx = await boot();
});
afterAll(() => fx.close());

it('publishes the current rates of a loaded database, which no event has announced', async () => {
  await publishLatest(fx.deps).run({}, { signal: new AbortController().signal });
  await fx.settle();
  const rates = fx.events.of('setu.fx.rate.published', RatePublished);
  expect(rates.map(({ currency }) => currency).toSorted()).toEqual(['CNY', 'EUR', 'INR', 'USD']);
  expect(new Set(rates.map(({ date }) => date))).toEqual(new Set(['2026-11-20']));
});
