import { actors, bootService, testClock } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { start } from '../src/app.js';
import { storeRates } from '../src/jobs/store-rates.js';
import { startBank } from './fake-bank.js';

const actor = actors.anonymous();

describe.each([
  ['in the demo world', true, { date: '2026-11-23', source: 'demo', stale: true }],
  ['in production', false, { date: '2025-02-01', source: 'bundled', stale: true }],
])('While the Bank of Russia is unavailable, %s', (_, demo, expected) => {
  const clock = testClock(new Date('2026-11-20T09:00:00Z'));
  let bank: Awaited<ReturnType<typeof startBank>>;
  let fx: Awaited<ReturnType<typeof boot>>;
  const boot = () => bootService(start, { demo, clock, env: { FX_FEED_URL: bank.url, FX_BACKFILL_DAYS: '0' } });
  const today = async () => (await fx.client.getRate({ date: '', currency: '' }, { actor })).rate;

  beforeAll(async () => {
    bank = await startBank();
    fx = await boot();
    await vi.waitFor(() => expect(bank.requestedDays).toContain('20/11/2026'), { timeout: 15_000 });
    clock.set(new Date('2026-11-23T09:00:00Z'));
    bank.requestedDays.length = 0;
  });
  afterAll(async () => {
    await fx.close();
    await bank.close();
  });

  it('the last known rate is used', async () => {
    await expect(storeRates(fx.deps).run({}, { signal: new AbortController().signal })).rejects.toThrow('503');
    // The job queue may have retried by now.
    expect(new Set(bank.requestedDays)).toEqual(new Set(['23/11/2026']));
    expect(await today()).toMatchObject(expected);
  });

  it('its next answer replaces that rate', async () => {
    bank.publishes({ '2026-11-21': '91,5000' });
    await storeRates(fx.deps).run({}, { signal: new AbortController().signal });
    expect(await today()).toMatchObject({ date: '2026-11-21', source: 'cbr', stale: false, valid: true });
  });
});
