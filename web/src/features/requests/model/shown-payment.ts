import type { RequestView } from '@setu/contract';
import { currentLanguage, formatDate, formatMoneyAsIs, isRupeesFirst } from '../../../i18n/formats';
import type { useTexts } from '../../../i18n/use-texts';
import { convert } from '../../../lib/money';
import { subjectCount } from '../detail/subject-count';
import { convertedPrice } from './converted-price';
import { advanceOf, balanceOf, type DealPayment, paidOf } from './deal-payment';
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
  const { contract_price: total, status } = request;
  const rate = rateOf(status, total);
  const { main, other } = convertedPrice(payment, rate, null);
  const rest = { due: payment.due, rateDay: rate?.date };
  const paid = paidOf(request);
  if (kind === 'advance' || !total || !rate || !other) return { main, other, ...rest };
  const whole = convert(total, 'RUB', rate, subjectCount(request)?.value ?? null).value;
  const part = paid ? convert(paid, 'RUB', rate).value : 0;
  const roubles = formatMoneyAsIs({ value: Math.round((whole - part) * 100) / 100, currency: 'RUB' });
  const isRoublesFirst = currentLanguage() === 'ru' && !isRupeesFirst();
  return { ...(isRoublesFirst ? { main: roubles, other } : { main, other: roubles }), ...rest };
}
