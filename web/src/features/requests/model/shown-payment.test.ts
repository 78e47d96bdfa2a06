import { expect, it } from 'vitest';
import { aRequest } from '../../../testing/builders/request';
import { shownPayment } from './shown-payment';

const rate = { rate: 0.898_555, rate_date: '2026-11-18', rate_source: 'demo' as const };
const numberIn = (text = ''): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

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
  expect(numberIn(advance?.main)).toBe(404_944.95);
  // 112,484.71 roubles for each of the twelve pumps.
  expect(Math.round((numberIn(advance?.main) + numberIn(balance?.main)) * 100)).toBe(134_981_652);
});
