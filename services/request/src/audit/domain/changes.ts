import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Contract } from '../../contracts/domain/contract.js';
import type { Offer } from '../../offers/domain/offer.js';
import type { Payment } from '../../requests/domain/payment.js';
import type { Request } from '../../requests/domain/request.js';
import type { TransitionResult } from '../../requests/domain/transitions.js';

/** One changed field of a request, with its old and new values as text. */
export interface Change {
  field: string;
  from: string;
  to: string;
}

const audited: Record<string, (request: Request) => string | undefined> = {
  status: ({ status }) => status,
  numeric_hash: ({ publication }) => publication?.numericHash,
  broker_manager: ({ brokerManagerId }) => brokerManagerId,
  supplier: ({ supplierCompanyId }) => supplierCompanyId,
  customer_price: ({ customerPrice: price }) => price && `${price.minor} ${price.currency}`,
  total: ({ total }) => total && `${total.money.minor} ${total.money.currency}`,
};

/** Returns the audited fields that differ between the two states of a request. */
export function changesBetween(before: Request, after: Request): Change[] {
  return Object.entries(audited)
    .map(([field, read]) => ({ field, from: read(before) ?? '', to: read(after) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Returns the audit entries for the prices and the contract that a transition set. If an offer was chosen, the old value is the price
 * entered before.
 */
export function priceChanges({ offer, contract }: TransitionResult, entered?: Offer): Change[] {
  const text = (price: Offer | Contract | undefined): string => (price === undefined ? '' : `${price.priceMinor} INR`);
  const changes = [
    { field: 'offer_price', from: text(offer && entered), to: text(offer) },
    { field: 'contract_price', from: '', to: text(contract) },
    { field: 'contract_number', from: '', to: contract?.number ?? '' },
    { field: 'contract_date', from: '', to: contract?.signedOn ?? '' },
  ];
  return changes.filter(({ from, to }) => from !== to);
}

/** Returns the audit entry that lists the names of the files attached to a transition. */
export const fileChanges = (files: readonly AttachedFile[]): Change[] =>
  files.length === 0 ? [] : [{ field: 'files', from: '', to: files.map(({ name }) => name).join(', ') }];

/** Returns the audit entries for the payment (due or made) that a transition reported. */
export function paymentChanges(payment: Payment | undefined): Change[] {
  if (payment === undefined) return [];
  const { money, dueOn } = payment;
  const texts = { payment: `${money.minor} ${money.currency}`, payment_due: dueOn ?? '' };
  return Object.entries(texts).flatMap(([field, to]) => (to === '' ? [] : [{ field, from: '', to }]));
}
