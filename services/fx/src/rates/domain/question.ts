import { type Day, parseDay } from './day.js';
import { currencyMalformed, dayInFuture, dayMalformed } from './refusals.js';

export interface Question {
  date: Day;
  currency: string;
}

/**
 * Parses a rate query into a currency and a day no later than `today`. Empty fields mean INR and today. Throws
 * `invalid` on `date` or `currency`.
 */
export function readQuestion(query: { date: string; currency: string }, today: Day): Question {
  const date = query.date === '' ? today : parseDay(query.date);
  if (date === undefined) throw dayMalformed();
  if (date > today) throw dayInFuture();
  const currency = query.currency === '' ? 'INR' : query.currency;
  if (!/^[A-Z]{3}$/.test(currency)) throw currencyMalformed();
  return { date, currency };
}
