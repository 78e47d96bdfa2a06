import { actors, bootService, testClock } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { carryForward } from '../src/rates/changes/carry-forward.js';
import { refreshRates } from '../src/rates/changes/refresh-rates.js';
import { bankFeed } from '../src/rates/feed/bank-feed.js';
import { startBank } from './fake-bank.js';

const actor = actors.anonymous();

describe('The demo world without a network', () => {
  const clock = testClock(new Date('2026-11-20T09:00:00Z'));
  const boot = () => bootService(start, { demo: true, clock, env: { FX_FEED_URL: 'off' } });
  let fx: Awaited<ReturnType<typeof boot>>;
  const rateOn = async (date: string) => (await fx.client.getRate({ date, currency: '' }, { actor })).rate;

  beforeAll(async () => {
    fx = await boot();
  });
  afterAll(() => fx.close());

  it('has a rate for the day it was loaded', async () => {
    expect(await rateOn('')).toMatchObject({ date: '2026-11-20', source: 'demo', stale: false, valid: true });
  });

  it('repeats its last rate on every later day and marks it stale', async () => {
    clock.set(new Date('2026-12-05T09:00:00Z'));
    // The service may already have filled the days at its start. The test checks only that a second run fills nothing.
    await carryForward(fx.deps, 'INR');
    expect(await carryForward(fx.deps, 'INR')).toBe(0);
    const span = { from: '2026-11-21', to: '2026-12-05', currency: '' };
    expect((await fx.client.listRates(span, { actor })).rates).toHaveLength(15);
    const loaded = await rateOn('2026-11-20');
    expect(await rateOn('')).toEqual({ ...loaded, date: '2026-12-05', stale: true, valid: true });
    expect(await rateOn('2026-11-27')).toMatchObject({ date: '2026-11-27', stale: true });
    await fx.settle();
    expect(new Set(fx.events.subjects())).toEqual(new Set(['setu.fx.rate.published']));
  });

  it("uses the Bank of Russia's rates as soon as it answers, for holidays too", async () => {
    const bank = await startBank();
    bank.publishes({ '2026-12-01': '90,1000', '2026-12-03': '90,3000' });
    await refreshRates(fx.deps, { feed: bankFeed(bank.url), currencies: ['INR'], backfillDays: 4 });
    await bank.close();
    expect(await rateOn('')).toMatchObject({ date: '2026-12-03', source: 'cbr', valueE4: 903_000n, stale: false });
    expect(await rateOn('2026-12-02')).toMatchObject({ date: '2026-12-01', source: 'cbr' });
    expect(await rateOn('2026-11-30')).toMatchObject({ date: '2026-11-30', source: 'demo', stale: true });
    expect(await carryForward(fx.deps, 'INR')).toBe(0);
  });
});
