import type { RequestView } from '@setu/contract';
import { currentRate, formatDate, formatMoneyAsIs, isRupeesFirst } from '../../../i18n/formats';
import type { useTexts } from '../../../i18n/use-texts';
import { convert, convertPart, type Money } from '../../../lib/money';
import { subjectCount } from '../detail/subject-count';
import { convertedPrice, shownCurrency } from './converted-price';
import { advanceOf, balanceOf, type DealPayment, paidOf } from './deal-payment';
import { rateChange } from './rate-change';
import { rateOf } from './request-prices';

/** A payment as text, in the reader's currency and in the other one by the rate of a day, and its due date. */
interface ShownPayment extends Pick<DealPayment, 'due'> {
  main: string;
  other: string | null;
  rateDay: string | undefined;
}

/** Returns the amount of a payment in both currencies, with the day of the rate. */
export const amountText = (
  t: ReturnType<typeof useTexts<'requests'>>,
  { main, other, rateDay }: ShownPayment,
): string => (other && rateDay ? t('toPay.both', { amount: main, other, date: formatDate(rateDay) }) : main);

/**
 * Returns the advance or the balance at the rate of the contract, or null if it is unknown. In roubles the balance is
 * the contract's total minus what was paid, so that both make the total.
 */
export function shownPayment(request: RequestView, kind: 'advance' | 'balance'): ShownPayment | null {
  const payment = kind === 'advance' ? advanceOf(request) : balanceOf(request);
  if (!payment) return null;
  const { due } = payment;
  const rateDay = rateOf(request.status, request.contract_price)?.date;
  const whole = contractInRoubles(request);
  if (kind === 'advance' || !whole) return { ...partText(request, payment), due, rateDay };
  const paid = paidOf(request);
  const part = (paid && roublesOf(request, paid)?.value) ?? 0;
  const roubles = { value: Math.round((whole.value - part) * 100) / 100, currency: 'RUB' };
  return { ...bothTexts(payment, roubles), due, rateDay };
}

/**
 * Returns what an unpaid advance or balance costs in roubles at today's rate. Null for readers who are paid in rupees,
 * and if the rate has hardly moved since the day of the contract.
 */
export function paymentToday(request: RequestView, kind: 'advance' | 'balance'): string | null {
  const payment = kind === 'advance' ? advanceOf(request) : balanceOf(request);
  if (!payment || isRupeesFirst()) return null;
  const own = rateOf(request.status, request.contract_price);
  const change = rateChange(payment, { own, now: currentRate(), count: null });
  return change && change.way !== 'same' ? formatMoneyAsIs(change.today) : null;
}

/**
 * Returns the payment reported with a transition, in both currencies at the rate of the contract. The whole balance is
 * shown as before its payment, so that the amounts in roubles stay equal.
 */
export function eventPayment(
  request: RequestView,
  status: RequestView['status'],
  { amount: value, currency }: NonNullable<RequestView['status_events'][number]['payment']>,
): Pick<ShownPayment, 'main' | 'other'> {
  const balance =
    status === 'completed' && balanceOf(request)?.value === value ? shownPayment(request, 'balance') : null;
  return balance ?? partText(request, { value, currency });
}

/** Returns the contract's total in roubles, or null if it is not in rupees or has no rate. */
function contractInRoubles(request: RequestView): Money | null {
  const { contract_price: total, status } = request;
  const rate = rateOf(status, total);
  if (!total || total.currency !== 'INR' || !rate || rate.value <= 0) return null;
  return convert(total, 'RUB', rate, subjectCount(request)?.value ?? null);
}

/** Returns a payment in roubles as its share of the contract, or null if it cannot be converted. */
function roublesOf(request: RequestView, payment: Money): Money | null {
  const whole = contractInRoubles(request);
  if (!whole || !request.contract_price || payment.currency !== 'INR') return null;
  return convertPart(payment, request.contract_price, whole);
}

function partText(request: RequestView, payment: Money): Pick<ShownPayment, 'main' | 'other'> {
  const roubles = roublesOf(request, payment);
  if (roubles) return bothTexts(payment, roubles);
  return convertedPrice(payment, rateOf(request.status, request.contract_price), null);
}

function bothTexts(rupees: Money, roubles: Money): Pick<ShownPayment, 'main' | 'other'> {
  const [main, other] = shownCurrency() === 'RUB' ? [roubles, rupees] : [rupees, roubles];
  return { main: formatMoneyAsIs(main), other: formatMoneyAsIs(other) };
}
