import type { Rate } from '@setu/proto/fx/rates';
import { wireNoticeType } from '@setu/proto/wire-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyView, rateView, reckoning, storedRateView } from './money.js';
import { noticePlace } from './notice-place.js';
import { requestPlaceRoute, requestRoute } from './request-route.js';
import { pathOf } from './route-path.js';
import { textsIn } from './text.js';

const rate: Rate = {
  date: '2026-11-20',
  currency: 'INR',
  valueE4: 945_678n,
  nominal: 100,
  source: 'cbr',
  stale: false,
  valid: true,
} as Rate;

describe('Money', () => {
  it('is shown as a number with two decimals and its currency', () => {
    expect(moneyView({ minor: 123_456n, currency: 'INR' })).toEqual({ value: 1234.56, currency: 'INR' });
    expect(moneyView(undefined)).toBeNull();
    expect(moneyView({ minor: 1n, currency: 'XXX' })).toBeNull();
  });

  it('uses a rate in roubles per rupee, and no expired rate except one stored in a document', () => {
    expect(rateView(rate)).toEqual({ value: 0.945678, date: '2026-11-20', stale: false, source: 'cbr' });
    expect(rateView({ ...rate, valid: false })).toBeNull();
    expect(storedRateView({ ...rate, valid: false })).toMatchObject({ value: 0.945678 });
  });

  it('is shown in roubles to readers of Russian while there is a rate, and in rupees to all others', () => {
    expect(reckoning('ru', rate).currency).toBe('RUB');
    expect(reckoning('ru', rate).fromPaise(10_000n)).toBe(94.57);
    expect(reckoning('ru', rate).minPaise(94.57)).toBe(10_000n);
    for (const [language, known] of [
      ['en', rate],
      ['ru', null],
      ['ru', { ...rate, valid: false }],
    ] as const) {
      const { currency, minPaise, maxPaise, fromPaise } = reckoning(language, known);
      expect([currency, minPaise(1.005), maxPaise(1.5), fromPaise(150n)]).toEqual(['INR', 100n, 150n, 1.5]);
    }
  });
});

it('as a price limit includes every price shown as equal to it, and none shown as beyond it', () => {
  const rates = fc.record({ valueE4: fc.bigInt(1n, 10_000_000n), nominal: fc.constantFrom(1, 10, 100) });
  fc.assert(
    fc.property(rates, fc.bigInt(0n, 10n ** 13n), (quoted, paise) => {
      const { minPaise, maxPaise, fromPaise } = reckoning('ru', { ...rate, ...quoted });
      const shown = fromPaise(paise);
      fc.pre(shown < 1e12);
      expect(minPaise(shown) <= paise && paise <= maxPaise(shown)).toBe(true);
      expect([fromPaise(minPaise(shown)), fromPaise(maxPaise(shown))]).toEqual([shown, shown]);
      expect(fromPaise(maxPaise(shown) + 1n)).toBeGreaterThan(shown);
      if (minPaise(shown) > 0n) expect(fromPaise(minPaise(shown) - 1n)).toBeLessThan(shown);
    }),
    { numRuns: 500 },
  );
});

describe('Texts', () => {
  it('are in the reader’s language or, if that text is missing, in the other language and marked with it', () => {
    const name = { en: 'Pump', ru: 'Насос' };
    const area = { en: 'Water', ru: '' };
    expect(textsIn('ru', { name }, { area })).toEqual({ name: 'Насос', area: 'Water', langs: { area: 'en' } });
    expect(textsIn('en', { name }, { area })).toEqual({ name: 'Pump', area: 'Water', langs: {} });
    const none = { en: '', ru: '' };
    expect(textsIn('ru', { name: undefined }, { area: none })).toEqual({ name: '', area: null, langs: {} });
  });
});

describe('The page that opens', () => {
  it.each([
    ['draft', 'customer', '/request/first-step/r'],
    ['new', 'customer', '/request/customer/preview/r'],
    ['new', 'supplier', '/request/customer/preview/r'],
    ['new', 'broker', '/broker/preview/r'],
  ])('for a request in status %s for a %s: %s', (status, companyType, path) => {
    expect(pathOf(requestRoute({ id: 'r', status }, companyType))).toBe(path);
  });

  it.each([
    ['request_message', 'supplier-1', '?channel=supplier-1'],
    ['request_claim_opened', '', '?place=claim'],
    ['offer_given', '', '?place=offers'],
    ['paper_ready', '', '?place=papers'],
    ['request_milestone_said', '', '?place=milestones'],
    ['request_status_changed', '', ''],
  ] as const)("for a notification of %s is the right part of the request's page", (type, channel, query) => {
    const place = noticePlace({ type: wireNoticeType(type), channel });
    expect(pathOf(requestPlaceRoute('r', 'broker', place))).toBe(`/broker/preview/r${query}`);
  });

  it('for an unknown screen is the home page', () => {
    expect(pathOf({ name: 'a_page_of_the_future', params: {} })).toBe('/');
  });
});
