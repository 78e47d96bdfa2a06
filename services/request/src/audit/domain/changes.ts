import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Offer } from '../../offers/domain/offer.js';
import type { Moved } from '../../requests/domain/moves.js';
import type { Payment } from '../../requests/domain/payment.js';
import type { Request } from '../../requests/domain/request.js';

/** A field of a request with what it was and what it is, as texts. */
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

/** Takes a request before and after, gives what changed in it, for the audit. */
export function changesBetween(before: Request, after: Request): Change[] {
  return Object.entries(audited)
    .map(([field, read]) => ({ field, from: read(before) ?? '', to: read(after) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/** The prices a move made, for the audit; the chosen offer's takes the place of the one entered before. */
export function pricesMade({ offer, contract }: Moved, entered?: Offer): Change[] {
  const text = (price: Offer | undefined): string => (price === undefined ? '' : `${price.priceMinor} INR`);
  const made = [
    { field: 'offer_price', from: text(offer && entered), to: text(offer) },
    { field: 'contract_price', from: '', to: text(contract) },
  ];
  return made.filter(({ from, to }) => from !== to);
}

/** The papers that came with a move, by name, for the audit. */
export const papersAttached = (files: readonly AttachedFile[]): Change[] =>
  files.length === 0 ? [] : [{ field: 'files', from: '', to: files.map(({ name }) => name).join(', ') }];

/** What a move said is to be paid, or was, for the audit. */
export function paymentSaid(payment: Payment | undefined): Change[] {
  if (payment === undefined) return [];
  const { money, dueOn } = payment;
  const said = { payment: `${money.minor} ${money.currency}`, payment_due: dueOn ?? '' };
  return Object.entries(said).flatMap(([field, to]) => (to === '' ? [] : [{ field, from: '', to }]));
}
