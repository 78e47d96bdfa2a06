import { type Day, daysBetween, parseDay } from './day.js';
import { currencyMalformed, spanMalformed } from './refusals.js';

/** The days between two days, both included, and a currency. */
export interface Span {
  from: Day;
  to: Day;
  currency: string;
}

const maxDays = 400;

/**
 * Parses a query into a time span of at most 400 days. The currency defaults to INR. Throws `invalid` on the field that
 * is wrong.
 */
export function readSpan(query: { from: string; to: string; currency: string }): Span {
  const [from, to] = [parseDay(query.from), parseDay(query.to)];
  if (from === undefined) throw spanMalformed('from');
  if (to === undefined || to < from || daysBetween(from, to) >= maxDays) throw spanMalformed('to');
  const currency = query.currency === '' ? 'INR' : query.currency;
  if (!/^[A-Z]{3}$/.test(currency)) throw currencyMalformed();
  return { from, to, currency };
}
