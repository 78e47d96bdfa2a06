import type { MoneyView, RequestPriceView, RequestStatus, RequestView } from '@setu/contract';
import { currentRate } from '../../../i18n/formats';
import type { ExchangeRate } from '../../../lib/money';

export interface RequestPrice {
  /** `wanted` is entered by the customer in a request by description. `customer` comes from the catalogue. */
  kind: 'contract' | 'offer' | 'customer' | 'wanted';
  /** With `value_to`, the price is a range. */
  money: MoneyView & { value_to?: number | undefined };
  /** ISO instant of the event that set the price, null if it is not in the history. */
  at: string | null;
  rate: ExchangeRate | null;
}

const eventDate = (request: RequestView, status: RequestStatus): string | null =>
  request.status_events.find((event) => event.status === status)?.date ?? null;

/**
 * Returns the rate for an amount of a request, in lists and on its page: the rate of the day it was entered. A draft
 * has today's rate.
 */
export function rateOf(status: RequestStatus, price: RequestPriceView | null): ExchangeRate | null {
  if (status === 'draft') return currentRate();
  const { rate: value = null, rate_date: date = null, rate_source: source } = price ?? {};
  return value === null || date === null ? null : { value, date, source: source ?? undefined };
}

/** Returns the prices of a request, the most binding first. */
export function requestPrices(request: RequestView): RequestPrice[] {
  const { contract_price, offer_price, customer_price, published_at, status } = request;
  const prices: RequestPrice[] = [];
  if (contract_price) {
    prices.push({
      kind: 'contract',
      money: contract_price,
      at: eventDate(request, 'contracted'),
      rate: rateOf(status, contract_price),
    });
  }
  if (offer_price) {
    prices.push({
      kind: 'offer',
      money: offer_price,
      at: eventDate(request, 'offer_received'),
      rate: rateOf(status, offer_price),
    });
  }
  if (customer_price) {
    const kind = request.kind === 'rfd' ? 'wanted' : 'customer';
    prices.push({ kind, money: customer_price, at: published_at, rate: rateOf(status, customer_price) });
  }
  return prices;
}

/** Returns the typed count as a number, or null if it is not a number yet. */
export const countOf = (text: string): number | null => (/^\d{1,12}$/.test(text.trim()) ? Number(text) : null);
