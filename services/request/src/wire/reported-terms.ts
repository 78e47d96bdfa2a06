import { lotInRoubles, type Money, partInRoubles } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/events';
import { destinationOf, type PriceTerms } from '../offers/domain/offer.js';
import type { Amount } from '../requests/domain/amount.js';
import type { Payment } from '../requests/domain/payment.js';
import { incoTermOrNone } from './wire-values.js';

/** An offer, a contract or a payment. */
interface Terms extends Partial<PriceTerms> {
  price: Amount | undefined;
  /** The upper end of a price range. */
  upTo?: Money | undefined;
  payment?: Payment | undefined;
  /** The number of units that the price is for. Undefined if it cannot be divided by. */
  count: bigint | undefined;
  /** The share of the price that is paid in advance, from 0 to 1. */
  advanceShare?: number;
}

/**
 * Returns the terms as an event reports them, with sums in roubles at the rate of the price, as pages show them. Sums in
 * other currencies than rupees stay as they are.
 */
export function reportedTerms({ price, upTo, payment, count, advanceShare = 0, ...terms }: Terms): wire.ReportedTerms {
  const { validUntil = '', leadDays = 0, incoTerm, incoPlace = '' } = terms;
  const inRoubles = (money: Money | undefined, units?: bigint) =>
    money?.currency === 'INR' && price?.rate !== undefined ? lotInRoubles(money, price.rate, units) : undefined;
  const total = price?.money;
  const totalInRoubles = inRoubles(total, count);
  const part = payment?.money.currency === 'INR' ? payment.money : undefined;
  return {
    price: total,
    priceInRoubles: totalInRoubles,
    priceUpTo: upTo,
    priceUpToInRoubles: inRoubles(upTo, count),
    payment: payment?.money,
    paymentInRoubles: part && total && totalInRoubles && partInRoubles(part, total, totalInRoubles),
    paymentDueOn: payment?.dueOn ?? '',
    ...{ validUntil, leadDays, advanceShare },
    incoTerm: incoTermOrNone(incoTerm),
    incoPlace: destinationOf({ incoTerm, incoPlace }),
  };
}
