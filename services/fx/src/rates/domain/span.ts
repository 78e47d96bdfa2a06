import { type Day, daysBetween, parseDay } from './day.js';
import { currencyMalformed, spanMalformed } from './refusals.js';

/** Days from one to another, both included, of a currency. */
export interface Span {
  from: Day;
  to: Day;
  currency: string;
}

const mostDays = 400;

/** Takes what was asked (no currency: INR), gives a span of 400 days at most; `invalid` on the field that is wrong. */
export function readSpan(asked: { from: string; to: string; currency: string }): Span {
  const [from, to] = [parseDay(asked.from), parseDay(asked.to)];
  if (from === undefined) throw spanMalformed('from');
  if (to === undefined || to < from || daysBetween(from, to) >= mostDays) throw spanMalformed('to');
  const currency = asked.currency === '' ? 'INR' : asked.currency;
  if (!/^[A-Z]{3}$/.test(currency)) throw currencyMalformed();
  return { from, to, currency };
}
