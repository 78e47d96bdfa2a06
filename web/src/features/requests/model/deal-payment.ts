import type { MoneyView, RequestView, StatusEventView } from '@setu/contract';

/** A payment that is due or was made: its amount and due date. */
export interface DealPayment extends MoneyView {
  due: string | null;
}

type Deal = Pick<RequestView, 'contract_price' | 'last_customer_condition' | 'status_events'>;

const paise = (value: number): number => Math.round(value * 100) / 100;

const reportedAt = ({ status_events: events }: Deal, status: StatusEventView['status']): DealPayment | null => {
  const payment = events.findLast((event) => event.status === status)?.payment;
  return payment ? { value: payment.amount, currency: payment.currency, due: payment.due } : null;
};

/** Returns the card's advance as a share of the total, or null if it has none. */
export const advanceShare = ({
  last_customer_condition: condition,
}: Pick<RequestView, 'last_customer_condition'>): number | null =>
  condition.condition_product_skus[0]?.product_sku.payment_advance || null;

/** Returns the advance agreed with the contract, otherwise the one from the card's payment terms. */
export function advanceOf(deal: Deal): DealPayment | null {
  const share = advanceShare(deal);
  const { contract_price: price } = deal;
  const byCard = share && price ? { value: paise(price.value * share), currency: price.currency, due: null } : null;
  return reportedAt(deal, 'contracted') ?? byCard;
}

/** Returns what was paid of the contract, or the advance that is due. */
export const paidOf = (deal: Deal): DealPayment | null => reportedAt(deal, 'partially_paid') ?? advanceOf(deal);

/** Returns whether nothing of the contract's amount is left to pay. */
export function isPaidInFull(deal: Deal): boolean {
  const [price, paid] = [deal.contract_price, paidOf(deal)];
  return price !== null && paid !== null && paid.currency === price.currency && paid.value >= price.value;
}

/** Returns what is left to pay after a reported payment, or null before the first one. */
export const unpaidOf = (deal: Deal): DealPayment | null =>
  reportedAt(deal, 'partially_paid') === null ? null : balanceOf(deal);

/** Returns the contract's amount minus the payments received, or null if the currencies differ. */
export function balanceOf(deal: Deal): DealPayment | null {
  const { contract_price: price } = deal;
  const paid = paidOf(deal);
  if (!price || (paid && paid.currency !== price.currency)) return null;
  const value = paise(price.value - (paid?.value ?? 0));
  return value > 0 ? { value, currency: price.currency, due: null } : null;
}
