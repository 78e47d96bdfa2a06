import { isAppError, systemIds } from '@setu/kit/core';
import { actors, bootService, testClock } from '@setu/kit/testing';
import { RatePublished } from '@setu/proto/fx/events';
import { SettingsChanged } from '@setu/proto/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { refreshRates } from '../src/rates/changes/refresh-rates.js';
import { bankFeed } from '../src/rates/feed/bank-feed.js';
import { sheet, startBank } from './fake-bank.js';

const actor = actors.anonymous();

describe('Rates of the Bank of Russia', () => {
  let bank: Awaited<ReturnType<typeof startBank>>;
  let fx: Awaited<ReturnType<typeof boot>>;
  const clock = testClock(new Date('2026-11-20T09:00:00Z'));
  const boot = () => bootService(start, { clock, env: { FX_FEED_URL: 'off' } });
  const refresh = (backfillDays = 0, timeoutMs = 5000) =>
    refreshRates(fx.deps, { feed: bankFeed(bank.url, { timeoutMs }), currencies: ['INR'], backfillDays });
  const rateOn = async (date: string, currency = '') => (await fx.client.getRate({ date, currency }, { actor })).rate;
  const failure = async (date: string, currency = '') => {
    const error: unknown = await rateOn(date, currency).catch((thrown: unknown) => thrown);
    return isAppError(error) ? [error.kind, ...error.fields.map(({ path, code }) => `${path}: ${code}`)] : error;
  };

  beforeAll(async () => {
    bank = await startBank();
    fx = await boot();
  });
  afterAll(async () => {
    await fx.close();
    await bank.close();
  });

  it('start with the bundled rate, which is stale and too old to use', async () => {
    expect(await rateOn('')).toEqual({
      currency: 'INR',
      date: '2025-02-01',
      valueE4: 112_891n,
      nominal: 10,
      source: 'bundled',
      stale: true,
      valid: false,
    });
  });

  it('are read from windows-1251, stored, published once and returned for their day', async () => {
    bank.publishes({ '2026-11-20': '92,9658' });
    await refresh();
    await refresh();
    await fx.settle();
    const known = { currency: 'INR', date: '2026-11-20', valueE4: 929_658n, nominal: 100, source: 'cbr' };
    expect(await rateOn('')).toEqual({ ...known, stale: false, valid: true });
    expect(await rateOn('2026-11-20', 'INR')).toEqual({ ...known, stale: false, valid: true });
    expect(fx.events.of('setu.fx.rate.published', RatePublished)).toEqual([known]);
  });

  it('are kept for other currencies too, and one that the sheet lacks does not stop the others', async () => {
    bank.publishes({ '2026-11-20': '92,9658' });
    const refreshing = { feed: bankFeed(bank.url), currencies: ['JPY', 'USD', 'INR'], backfillDays: 0 };
    await expect(refreshRates(fx.deps, refreshing)).rejects.toThrow(/has no JPY/);
    const { rates } = await fx.client.listDayRates({ date: '' }, { actor });
    expect(rates.map(({ currency, valueE4, nominal }) => [currency, valueE4, nominal])).toEqual([
      ['INR', 929_658n, 100],
      ['USD', 781_200n, 1],
    ]);
    await fx.settle();
    fx.events.clear();
  });

  it('are published again when the bank corrects itself, also with another nominal', async () => {
    fx.events.clear();
    bank.publishes({ '2026-11-20': '9,3111' }, '10');
    await refresh();
    await fx.settle();
    expect(await rateOn('')).toMatchObject({ valueE4: 93_111n, nominal: 10 });
    expect(fx.events.of('setu.fx.rate.published', RatePublished)).toHaveLength(1);
  });

  it('are fetched once for each missing recent day, and a holiday gets the rate of the day before', async () => {
    bank.publishes({
      '2026-11-13': '91,1000',
      '2026-11-14': '91,2000',
      '2026-11-18': '91,8000',
      '2026-11-20': '92,9658',
    });
    bank.requestedDays.length = 0;
    expect(await refresh(7)).toBe(8);
    expect(bank.requestedDays[0]).toBe('20/11/2026');
    expect(new Set(bank.requestedDays).size).toBe(8);
    expect(await rateOn('2026-11-15')).toMatchObject({ date: '2026-11-14', valueE4: 912_000n, stale: false });
    expect(await rateOn('2026-11-19')).toMatchObject({ date: '2026-11-18', valueE4: 918_000n });
    expect(await refresh(7)).toBe(1);
  });

  it('become stale after five days without news and invalid after a week', async () => {
    clock.set(new Date('2026-11-26T09:00:00Z'));
    expect(await rateOn('')).toMatchObject({ date: '2026-11-20', stale: true, valid: true });
    clock.set(new Date('2026-11-28T09:00:00Z'));
    expect(await rateOn('')).toMatchObject({ date: '2026-11-20', stale: true, valid: false });
    expect(await rateOn('2026-11-22')).toMatchObject({ stale: false, valid: true });
    clock.set(new Date('2026-11-20T09:00:00Z'));
  });

  it('follow the age limits an admin sets, and ignore an older settings event that arrives late', async () => {
    clock.set(new Date('2026-11-23T09:00:00Z'));
    const saveSettings = async (values: Record<string, string>, revision: number) => {
      const payload = Buffer.from(SettingsChanged.encode({ values, revision }).finish());
      await fx.publish({
        ...{ id: systemIds.id(), subject: 'setu.identity.settings.changed', aggregateId: 'settings', payload },
        ...{ occurredAt: clock.now().toISOString(), actorUserId: '', actingUserId: '' },
      });
      await fx.settle();
    };
    expect(await rateOn('')).toMatchObject({ date: '2026-11-20', stale: false, valid: true });
    await saveSettings({ 'rates.stale_after_days': '2', 'rates.valid_days': '2' }, 2);
    expect(await rateOn('')).toMatchObject({ date: '2026-11-20', stale: true, valid: false });
    await saveSettings({ 'rates.stale_after_days': '9', 'rates.valid_days': '9' }, 1);
    expect(await rateOn('')).toMatchObject({ stale: true, valid: false });
    await saveSettings({}, 3);
    expect(await rateOn('')).toMatchObject({ stale: false, valid: true });
    clock.set(new Date('2026-11-20T09:00:00Z'));
  });

  it('change at midnight in Moscow, not in UTC', async () => {
    expect(await failure('2026-11-21')).toEqual(['invalid', 'date: date_in_future']);
    clock.set(new Date('2026-11-20T21:30:00Z'));
    expect(await rateOn('2026-11-21')).toMatchObject({ date: '2026-11-20' });
    clock.set(new Date('2026-11-20T09:00:00Z'));
  });

  it.each([
    ['2026-02-30', '', ['invalid', 'date: date_invalid']],
    ['yesterday', '', ['invalid', 'date: date_invalid']],
    ['2099-01-01', '', ['invalid', 'date: date_in_future']],
    ['2020-01-01', '', ['not_found']],
    ['', 'GBP', ['not_found']],
    ['', 'rupee', ['invalid', 'currency: currency_invalid']],
  ])('are refused for date %j and currency %j', async (date, currency, expected) => {
    expect(await failure(date, currency)).toEqual(expected);
  });

  it.each([
    ['an error', (_: string, response) => response.writeHead(500).end('<html>'), /500/],
    ['an HTML page', (_, response) => response.end('<html><body>Sorry</body></html>'), /another shape/],
    ['an incomplete sheet', (_, response) => response.end(sheet('20.11.2026', '90,0').subarray(0, 200)), /not XML/],
    [
      'the sheet of a later day',
      (_, response) => response.end(sheet('21.11.2026', '90,0')),
      /answered with 2026-11-21/,
    ],
    ['an invalid day', (_, response) => response.end(sheet('32.11.2026', '90,0')), /day/],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /fetch failed/],
    ['three megabytes', (_, response) => response.end(Buffer.alloc(3 * 1024 * 1024, 32)), /2 MB/],
    [
      'a sheet without rupees',
      (_, response) => response.end(String(sheet('20.11.2026', '90,0')).replace('INR', 'IDR')),
      /no INR/,
    ],
    ['nothing before the timeout', () => undefined, /timeout/],
    ['a body that never ends', (_, response) => void response.write('<?xml'), /timeout|abort/],
  ] satisfies [string, Parameters<typeof bank.answers>[0], RegExp][])(
    'stay unchanged when the bank answers with %s',
    async (_, answer, why) => {
      const before = await rateOn('');
      bank.answers(answer);
      // Only the answers that never end get a short timeout. The other answers may be slow on a busy machine.
      const timeoutMs = why.test('timeout') ? 300 : 5000;
      await expect(refresh(0, timeoutMs)).rejects.toThrow(why);
      expect(await rateOn('')).toEqual(before);
    },
  );
});
