import type { RequestRowView, RequestStatus } from '@setu/contract';
import { formatMoneyAsIs } from '../../../i18n/formats';
import { convert, type Money } from '../../../lib/money';
import { convertedPrice, shownCurrency } from './converted-price';
import { rateOf } from './request-prices';

const beforeOffer: readonly RequestStatus[] = ['draft', 'new', 'in_work', 'send_to_supplier'];

type Row = Pick<RequestRowView, 'kind' | 'status' | 'total_price' | 'count'>;

/** Returns whether the total of a request is the budget that its customer named, because it has no offer yet. */
export const isBudget = ({ kind, status }: Pick<Row, 'kind' | 'status'>): boolean =>
  kind === 'rfd' && beforeOffer.includes(status);

/** A rate is known to five digits at most, so that more digits of a converted budget would be invented. */
const knownDigits = 5;

/**
 * Returns the amount of a request for lists, or null without one. A budget in another currency than the reader's is
 * rounded and marked with `≈`.
 */
export function rowTotal(row: Row): string | null {
  const { status, total_price: total, count } = row;
  if (!total) return null;
  const rate = rateOf(status, total);
  if (isBudget(row) && rate && total.currency !== shownCurrency()) return `≈\u00A0${rounded(total, rate)}`;
  return convertedPrice(total, rate, count).main;
}

function rounded(total: Money, rate: NonNullable<ReturnType<typeof rateOf>>): string {
  const { value, currency } = convert(total, shownCurrency(), rate);
  const step = 10 ** Math.max(0, String(Math.trunc(value)).length - knownDigits);
  return formatMoneyAsIs({ value: Math.round(value / step) * step, currency });
}
