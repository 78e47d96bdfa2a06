import { afterEach, expect, it } from 'vitest';
import { configureFormats } from '../../../i18n/formats';
import { aRequest } from '../../../testing/builders/request';
import { eventPayment, paymentToday, shownPayment } from './shown-payment';

const rate = { rate: 0.898_555, rate_date: '2026-11-18', rate_source: 'demo' as const };
const numberIn = (text = ''): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

afterEach(() => configureFormats({ locale: 'ru_RU', rate: null }));

it('advance and balance in roubles make the total of the contract to the kopeck', () => {
  const [event] = aRequest().status_events;
  if (!event) throw new Error('a request without its first event');
  const request = aRequest({
    status: 'contracted',
    contract_price: { value: 1_502_208, currency: 'INR', ...rate },
    status_events: [
      event,
      { ...event, status: 'contracted', payment: { amount: 450_662.4, currency: 'INR', due: null } },
    ],
  });
  const [advance, balance] = [shownPayment(request, 'advance'), shownPayment(request, 'balance')];
  expect(numberIn(advance?.main)).toBe(404_944.96);
  // 112,484.71 roubles for each of the twelve pumps.
  expect(Math.round((numberIn(advance?.main) + numberIn(balance?.main)) * 100)).toBe(134_981_652);
  const paid = { amount: 1_502_208 - 450_662.4, currency: 'INR', due: '2026-11-30' } as const;
  expect(eventPayment(request, 'completed', paid)).toMatchObject({ main: balance?.main, other: balance?.other });
  expect(numberIn(eventPayment(request, 'contracted', { ...paid, amount: 450_662.4 }).main)).toBe(404_944.96);
});

it('an unpaid balance costs today’s rate, for readers who count in roubles', () => {
  const now = { value: 0.9184, date: '2026-12-01' };
  const price = { value: 1_502_208, currency: 'INR', ...rate } as const;
  const request = aRequest({ status: 'contracted', contract_price: price });
  const balance = shownPayment(request, 'balance');
  const read = (settings: Partial<Parameters<typeof configureFormats>[0]>) => {
    configureFormats({ locale: 'ru_RU', rate: now, ...settings });
    return paymentToday(request, 'balance');
  };
  expect(numberIn(read({}) ?? '')).toBeCloseTo(numberIn(balance?.main) * (0.9184 / 0.898_555), 1);
  expect(read({ isRupeesFirst: true })).toBeNull();
  expect(read({ rate: { value: rate.rate, date: '2026-12-01' } })).toBeNull();
});
