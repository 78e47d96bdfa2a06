import { type Day, daysBetween, parseDay } from './day.js';
import { currencyMalformed, spanMalformed } from './refusals.js';

/** The days between two days, both included, and a currency. */
export interface Span {
  from: Day;
  to: Day;
  currency: string;
}

const mostDays = 400;

/** Reads a query into a time span of at most 400 days (no currency: INR). Throws `invalid` on the wrong field. */
export function readSpan(asked: { from: string; to: string; currency: string }): Span {
  const [from, to] = [parseDay(asked.from), parseDay(asked.to)];
  if (from === undefined) throw spanMalformed('from');
  if (to === undefined || to < from || daysBetween(from, to) >= mostDays) throw spanMalformed('to');
  const currency = asked.currency === '' ? 'INR' : asked.currency;
  if (!/^[A-Z]{3}$/.test(currency)) throw currencyMalformed();
  return { from, to, currency };
}
