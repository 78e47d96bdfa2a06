import { invalid, isDay, type Money, type Params } from '@setu/kit/core';

/** A payment agreed or made with a transition. */
export interface Payment {
  money: Money;
  /** YYYY-MM-DD. Undefined if there is no due date. */
  dueOn: string | undefined;
}

/** The largest payment in minor units: the largest contract price, also in roubles. */
const maxPayment = 10n ** 15n;
const currencies = ['INR', 'RUB', 'USD', 'EUR'];

type Failure = string | { code: string; params: Params };

function amountFailure(sent: Money | undefined): Failure | undefined {
  if (sent === undefined) return 'required';
  if (sent.minor <= 0n) return 'not_positive';
  return sent.minor > maxPayment ? { code: 'max', params: { max: String(maxPayment / 100n) } } : undefined;
}

/** Checks a payment and returns it. Throws one `invalid` for payment.amount, payment.currency and payment.due. */
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

/** Returns whether both have the same money and due date, or both are undefined. */
export const isSamePayment = (one: Payment | undefined, other: Payment | undefined): boolean =>
  one?.money.minor === other?.money.minor &&
  one?.money.currency === other?.money.currency &&
  one?.dueOn === other?.dueOn;
