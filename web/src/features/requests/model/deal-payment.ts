import type { MoneyView, RequestView, StatusEventView } from '@setu/contract';

/** What is to be paid, or was: how much and by which day. */
export interface DealPayment extends MoneyView {
  due: string | null;
}

type Deal = Pick<RequestView, 'contract_price' | 'last_customer_condition' | 'status_events'>;

const paise = (value: number): number => Math.round(value * 100) / 100;

const saidAt = ({ status_events: events }: Deal, status: StatusEventView['status']): DealPayment | null => {
  const payment = events.findLast((event) => event.status === status)?.payment;
  return payment ? { value: payment.amount, currency: payment.currency, due: payment.due } : null;
};

/** The part of the whole the card asks for in advance; null where it names none. */
export const advanceShare = ({
  last_customer_condition: condition,
}: Pick<RequestView, 'last_customer_condition'>): number | null =>
  condition.condition_product_skus[0]?.product_sku.payment_advance || null;

/** The advance as it was agreed with the contract, else by the card's payment terms. */
export function advanceOf(deal: Deal): DealPayment | null {
  const share = advanceShare(deal);
  const { contract_price: price } = deal;
  const byCard = share && price ? { value: paise(price.value * share), currency: price.currency, due: null } : null;
  return saidAt(deal, 'contracted') ?? byCard;
}

/** What is left of the contract once what came is taken off; null where the two are in different money. */
export function balanceOf(deal: Deal): DealPayment | null {
  const { contract_price: price } = deal;
  const paid = saidAt(deal, 'partially_paid') ?? advanceOf(deal);
  if (!price || (paid && paid.currency !== price.currency)) return null;
  const value = paise(price.value - (paid?.value ?? 0));
  return value > 0 ? { value, currency: price.currency, due: null } : null;
}
