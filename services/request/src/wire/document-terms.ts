import { toRupees } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/view';
import { requestStatusWord } from '@setu/proto/wire-words';
import type { DocumentSubject } from '../documents/domain/available-documents.js';
import { advanceByShare, type Instalments, instalments } from '../documents/domain/instalments.js';
import type { Status } from '../requests/domain/lifecycle.js';

/** The fields of a request's page that the payment terms are read from. */
type Reading = Pick<wire.RequestView, 'publishedAt' | 'history' | 'condition' | 'contractPrice'>;

/** Returns whether the request on the page has its contract. */
export const isContracted = ({ contractPrice }: Reading): boolean => contractPrice?.money !== undefined;

/**
 * Returns the payment reported with the transition to a status, in paise at the contract's exchange rate. Returns
 * undefined if there is no payment, or if it is in another currency.
 */
function reportedPayment({ history, contractPrice }: Reading, status: Status): bigint | undefined {
  const amount = history.findLast((event) => requestStatusWord(event.status) === status)?.payment?.amount;
  if (amount === undefined) return undefined;
  if (amount.currency === 'INR') return amount.minor;
  const rate = contractPrice?.rate;
  return amount.currency === 'RUB' && rate ? toRupees({ ...amount, currency: 'RUB' }, rate).minor : undefined;
}

/** Returns the instalments of a contracted request, as agreed with the contract or else as its card requires. */
export function instalmentsOf(view: Reading): Instalments {
  const price = view.contractPrice?.money?.minor ?? 0n;
  const share = view.condition?.card?.paymentAdvance;
  const byCard = share === undefined ? undefined : advanceByShare(price, share);
  return instalments(price, {
    agreed: reportedPayment(view, 'contracted') ?? byCard,
    paid: reportedPayment(view, 'partially_paid'),
  });
}

/**
 * Returns the facts that decide which documents the reader can have. `hasOffers` says whether the reader sees offers.
 */
export function documentSubject(view: Reading, hasOffers: boolean): DocumentSubject {
  const { advance, balance } = instalmentsOf(view);
  const isPaid = view.history.some(({ status }) => requestStatusWord(status) === 'partially_paid');
  const isKnown = advance !== undefined || reportedPayment(view, 'partially_paid') !== undefined;
  return {
    isPublished: view.publishedAt !== '',
    hasOffers,
    isContracted: isContracted(view),
    hasAdvance: advance !== undefined,
    isPaid,
    // If the amount of a payment is unknown, the balance is unknown too.
    hasBalance: balance !== undefined && (isKnown || !isPaid),
  };
}
