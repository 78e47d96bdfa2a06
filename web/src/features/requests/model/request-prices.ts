import type { MoneyView, RequestStatus, RequestView } from '@setu/contract';
import { currentRate } from '../../../i18n/formats';
import type { ExchangeRate } from '../../../lib/money';

export interface RequestPrice {
  /** `wanted`: what a customer names in a request by description; `customer`: by the catalogue. */
  kind: 'contract' | 'offer' | 'customer' | 'wanted';
  money: MoneyView;
  /** ISO instant of the event that brought it; null when the history does not say. */
  at: string | null;
  rate: ExchangeRate | null;
}

const eventDate = (request: RequestView, status: RequestStatus): string | null =>
  request.history.find((event) => event.status === status)?.date ?? null;

/** The rate an amount of a request is shown by, in lists and on its page: of the day it was entered; a draft's is today's. */
export const rateOf = (status: RequestStatus, kept: ExchangeRate | null): ExchangeRate | null =>
  status === 'draft' ? currentRate() : kept;

/** The prices a request has, the most binding first. */
export function requestPrices(request: RequestView): RequestPrice[] {
  const { contract_price, offer_price, customer_price, published_at, status } = request;
  const prices: RequestPrice[] = [];
  if (contract_price) {
    prices.push({
      kind: 'contract',
      money: contract_price,
      at: eventDate(request, 'contracted'),
      rate: rateOf(status, request.contract_rate),
    });
  }
  if (offer_price) {
    prices.push({
      kind: 'offer',
      money: offer_price,
      at: eventDate(request, 'offer_received'),
      rate: rateOf(status, request.offer_rate),
    });
  }
  if (customer_price) {
    const kind = request.kind === 'rfd' ? 'wanted' : 'customer';
    prices.push({ kind, money: customer_price, at: published_at, rate: rateOf(status, request.rate) });
  }
  return prices;
}

/** What was typed as a count, as a number; null when it is not one yet. */
export const countOf = (text: string): number | null => (/^\d{1,12}$/.test(text.trim()) ? Number(text) : null);

/** The price of one unit; null without a count. */
export function unitPrice(total: MoneyView, count: number | null): MoneyView | null {
  if (count === null || count === 0) return null;
  return { value: Math.round((total.value / count) * 100) / 100, currency: total.currency };
}
