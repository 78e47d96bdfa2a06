import type { RequestView, StatusEventView } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { aRequest } from '../../../testing/builders/request';
import { advanceOf, balanceOf } from './deal-payment';

const event = (status: StatusEventView['status'], payment: StatusEventView['payment']): StatusEventView => ({
  ...{ status, date: '2026-11-18T13:00:00Z', by: null, acting: null, reason: null, comment: '' },
  payment,
  files: [],
});
const inr = (amount: number, due: string | null = null) => ({ amount, currency: 'INR' as const, due });

function deal(share: number | null, events: StatusEventView[] = []): RequestView {
  const request = aRequest({
    contract_price: { value: 100_000, currency: 'INR', rate: null, rate_date: null, rate_source: null },
    status_events: events,
  });
  for (const line of request.last_customer_condition.condition_product_skus) line.product_sku.payment_advance = share;
  return request;
}

describe('The payments of a deal', () => {
  it('the advance is the amount agreed with the contract, otherwise the card’s share of it', () => {
    expect(advanceOf(deal(0.3))).toEqual({ value: 30_000, currency: 'INR', due: null });
    expect(advanceOf(deal(0.3, [event('contracted', inr(25_000, '2026-12-01'))]))).toEqual({
      ...{ value: 25_000, currency: 'INR', due: '2026-12-01' },
    });
    expect(advanceOf(deal(null))).toBeNull();
    expect(advanceOf({ ...deal(0.3), contract_price: null })).toBeNull();
  });

  it('the balance is the contract price minus the amount paid, and unknown if that was paid in another currency', () => {
    expect(balanceOf(deal(0.3))?.value).toBe(70_000);
    expect(balanceOf(deal(0.3, [event('partially_paid', inr(40_000.55))]))?.value).toBe(59_999.45);
    expect(balanceOf(deal(null))?.value).toBe(100_000);
    expect(balanceOf(deal(null, [event('partially_paid', { ...inr(5), currency: 'RUB' })]))).toBeNull();
    expect(balanceOf(deal(null, [event('partially_paid', inr(100_000))]))).toBeNull();
  });
});
