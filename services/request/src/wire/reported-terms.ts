import { lotInRoubles, type Money } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/events';
import type { Amount } from '../requests/domain/amount.js';
import type { Payment } from '../requests/domain/payment.js';

/** An offer, a contract or a payment. */
interface Terms {
  price: Amount | undefined;
  payment?: Payment | undefined;
  /** The number of units that the price is for. Undefined if it cannot be divided by. */
  count: bigint | undefined;
  validUntil?: string;
  leadDays?: number;
}

/**
 * Returns the terms as an event reports them, with sums in roubles at the rate of the price, as pages show them. Sums in
 * other currencies than rupees stay as they are.
 */
export function reportedTerms({ price, payment, count, validUntil = '', leadDays = 0 }: Terms): wire.ReportedTerms {
  const inRoubles = (money: Money | undefined, units?: bigint) =>
    money?.currency === 'INR' && price?.rate !== undefined ? lotInRoubles(money, price.rate, units) : undefined;
  return {
    price: price?.money,
    priceInRoubles: inRoubles(price?.money, count),
    payment: payment?.money,
    paymentInRoubles: inRoubles(payment?.money),
    paymentDueOn: payment?.dueOn ?? '',
    validUntil,
    leadDays,
  };
}
