import { toRupees } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/view';
import { requestStatusWord } from '@setu/proto/wire-words';
import { advanceByShare, type Instalments, instalments } from '../papers/domain/instalments.js';
import type { PaperSubject } from '../papers/domain/open-papers.js';
import type { Status } from '../requests/domain/lifecycle.js';

/** What terms are read from of a request as its reader sees it. */
type Reading = Pick<wire.RequestView, 'publishedAt' | 'history' | 'condition' | 'contractPrice'>;

/** Takes a request as its reader sees it, tells whether it has its contract. */
export const isContracted = ({ contractPrice }: Reading): boolean => contractPrice?.money !== undefined;

/** What was said of money with a move, in paise at the contract's rate; undefined where nothing was, or in other money. */
function saidAt({ history, contractPrice }: Reading, status: Status): bigint | undefined {
  const amount = history.findLast((event) => requestStatusWord(event.status) === status)?.payment?.amount;
  if (amount === undefined) return undefined;
  if (amount.currency === 'INR') return amount.minor;
  const rate = contractPrice?.rate;
  return amount.currency === 'RUB' && rate ? toRupees({ ...amount, currency: 'RUB' }, rate).minor : undefined;
}

/** Takes a contracted request as its reader sees it, gives its instalments: as agreed with the contract, else by the card. */
export function termsOf(view: Reading): Instalments {
  const price = view.contractPrice?.money?.minor ?? 0n;
  const share = view.condition?.card?.paymentAdvance;
  const byCard = share === undefined ? undefined : advanceByShare(price, share);
  return instalments(price, { agreed: saidAt(view, 'contracted') ?? byCard, paid: saidAt(view, 'partially_paid') });
}

/** Takes a request as its reader sees it and whether he sees offers, gives what papers may be made of it. */
export function paperSubject(view: Reading, hasOffers: boolean): PaperSubject {
  const { advance, balance } = termsOf(view);
  const isPaid = view.history.some(({ status }) => requestStatusWord(status) === 'partially_paid');
  const isKnown = advance !== undefined || saidAt(view, 'partially_paid') !== undefined;
  return {
    isPublished: view.publishedAt !== '',
    hasOffers,
    isContracted: isContracted(view),
    hasAdvance: advance !== undefined,
    isPaid,
    // Of what came in an amount nobody said, nobody knows what is left.
    hasBalance: balance !== undefined && (isKnown || !isPaid),
  };
}
