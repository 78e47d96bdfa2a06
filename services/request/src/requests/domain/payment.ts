import { invalid, isDay, type Money, type Params } from '@setu/kit/core';

/** What was agreed to be paid, or was paid, with a move. */
export interface Payment {
  money: Money;
  /** YYYY-MM-DD; undefined where none was named. */
  dueOn: string | undefined;
}

/** The largest payment, in hundredths: as much as a contract may come to, in roubles too. */
const most = 10n ** 15n;
const currencies = ['INR', 'RUB', 'USD', 'EUR'];

type Failure = string | { code: string; params: Params };

function amountFailure(sent: Money | undefined): Failure | undefined {
  if (sent === undefined) return 'required';
  if (sent.minor <= 0n) return 'not_positive';
  return sent.minor > most ? { code: 'max', params: { max: String(most / 100n) } } : undefined;
}

/** Takes a payment as sent, gives it checked; `invalid` on payment.amount, payment.currency and payment.due together. */
export function readPayment(sent: { amount?: Money | undefined; dueOn: string } | undefined): Payment | undefined {
  if (sent === undefined) return undefined;
  const { amount, dueOn } = sent;
  const failures = {
    'payment.amount': amountFailure(amount),
    'payment.currency': amount === undefined || currencies.includes(amount.currency) ? undefined : 'invalid_option',
    'payment.due': dueOn === '' || isDay(dueOn) ? undefined : 'invalid_date',
  };
  const wrong = Object.entries(failures).flatMap(([field, failure]) => (failure ? [[field, failure] as const] : []));
  if (wrong.length > 0 || amount === undefined) throw invalid(Object.fromEntries(wrong));
  return { money: amount, dueOn: dueOn === '' ? undefined : dueOn };
}

/** True when both speak of the same money and day, or neither of any. */
export const isSamePayment = (one: Payment | undefined, other: Payment | undefined): boolean =>
  one?.money.minor === other?.money.minor &&
  one?.money.currency === other?.money.currency &&
  one?.dueOn === other?.dueOn;
