import { describe, expect, it } from 'vitest';
import { configureFormats, currentRate } from '../../../i18n/formats';
import { aDraft, aRequest } from '../../../testing/builders/request';
import { convertedPrice } from './converted-price';
import { countOf, rateOf, requestPrices } from './request-prices';

const inr = (value: number, rate: number | null = null, day = '2026-11-20') => ({
  value,
  currency: 'INR' as const,
  rate,
  rate_date: rate === null ? null : day,
  rate_source: rate === null ? null : ('cbr' as const),
});
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ');

it('suppliers see the prices of requests in rupees first, also in Russian', () => {
  const rate = currentRate();
  configureFormats({ locale: 'ru_RU', rate, isRupeesFirst: true });
  const price = convertedPrice(inr(1_470_000), { value: 0.9162, date: '2026-11-18' }, 2);
  configureFormats({ locale: 'ru_RU', rate });
  expect([price.main, price.each, price.other].map(plain)).toEqual(['₹ 1 470 000', '₹ 735 000', '1 346 814 ₽']);
});

describe('The prices of a request', () => {
  it('are sorted by how binding they are, each with its date', () => {
    const by = null;
    const request = aRequest({
      contract_price: inr(900),
      offer_price: inr(1000),
      status_events: [
        {
          status: 'offer_received',
          date: '2026-10-27T11:00:00Z',
          by,
          acting: null,
          reason: null,
          comment: '',
          payment: null,
          files: [],
        },
        {
          status: 'contracted',
          date: '2026-11-18T13:00:00Z',
          by,
          acting: null,
          reason: null,
          comment: '',
          payment: null,
          files: [],
        },
      ],
    });
    expect(requestPrices(request).map(({ kind, at }) => [kind, at])).toEqual([
      ['contract', '2026-11-18T13:00:00Z'],
      ['offer', '2026-10-27T11:00:00Z'],
      ['customer', '2026-11-20T09:00:00Z'],
    ]);
  });

  it('are each shown at the rate of their own day, and a list total at the rate of its price', () => {
    const offer_price = inr(1000, 0.95, '2026-11-24');
    const request = aRequest({ contract_price: inr(900), offer_price });
    expect(requestPrices(request).map(({ kind, rate }) => [kind, rate?.value])).toEqual([
      ['contract', undefined],
      ['offer', 0.95],
      ['customer', 0.9],
    ]);
    expect(rateOf('offer_received', offer_price)).toEqual({ value: 0.95, date: '2026-11-24', source: 'cbr' });
  });

  it('of a draft are shown at today’s rate', () => {
    expect(requestPrices(aDraft({ customer_price: inr(10) })).map(({ rate }) => rate?.value)).toEqual([0.9184]);
  });

  it('in a request by description the customer’s price is the desired one', () => {
    expect(requestPrices(aRequest({ kind: 'rfd' })).map(({ kind }) => kind)).toEqual(['wanted']);
  });

  it('are shown in roubles with the rupees next to them, at the given rate', () => {
    const price = convertedPrice(inr(1_470_000), { value: 0.9162, date: '2026-11-18' }, null);
    expect([plain(price.main), plain(price.other)]).toEqual(['1 346 814 ₽', '₹ 1 470 000']);
  });

  it('stay as stored while no rate is known', () => {
    const price = convertedPrice(inr(100), null, null);
    expect([plain(price.main), price.other]).toEqual(['₹ 100', null]);
  });
});

it('a count consists of digits only', () => {
  expect(['12', ' 7 ', '1.5', '', 'много', '1234567890123'].map(countOf)).toEqual([12, 7, null, null, null, null]);
});

describe('The price of one unit of a request', () => {
  const price = (total: number, count: number | null) => {
    const { main, each } = convertedPrice(inr(total), { value: 0.9184, date: '2026-11-18' }, count);
    return [plain(main), each && plain(each)];
  };

  it('multiplies to the total on the screen', () => {
    expect(price(284_000, 500)).toEqual(['260 825 ₽', '521,65 ₽']);
  });

  it('is marked as approximate if the total cannot be divided', () => {
    expect(price(100, 3)).toEqual(['91,84 ₽', '≈ 30,61 ₽']);
  });

  it('is a range, like the total, while the price is the range of a card', () => {
    const { main, each } = convertedPrice({ ...inr(39_800), value_to: 45_700 }, null, 100);
    expect([plain(main), each && plain(each)]).toEqual(['₹ 39 800–45 700', '₹ 398–457']);
    // Both ends have kopecks if one has.
    const other = convertedPrice({ ...inr(100), value_to: 125 }, { value: 0.9162, date: '2026-11-18' }, null);
    expect(plain(other.main)).toBe('91,62–114,53 ₽');
    const whole = convertedPrice({ ...inr(100.5), value_to: 250 }, { value: 2, date: '2026-11-18' }, null);
    expect([plain(whole.main), plain(whole.other)]).toEqual(['201–500 ₽', '₹ 100,50–250,00']);
  });

  it('is not shown without a count', () => {
    expect(price(100, null)).toEqual(['91,84 ₽', null]);
    expect(price(100, 0)).toEqual(['91,84 ₽', null]);
  });
});
