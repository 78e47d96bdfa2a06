import { businessDay } from '@setu/proto/business-day';

/** An existing calendar day as `YYYY-MM-DD`. */
export type Day = string & { readonly day: unique symbol };

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a day in the form YYYY-MM-DD. Returns undefined for another form or a day that does not exist. */
export function parseDay(text: string): Day | undefined {
  const [, year, month, date] = shape.exec(text) ?? [];
  if (year === undefined || Number(year) < 1900) return undefined;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.toISOString().startsWith(text) ? (text as Day) : undefined;
}

/** Parses a day in the form of the Bank of Russia's sheet (20.11.2026). Returns undefined if it is invalid. */
export function parseBankDay(text: string): Day | undefined {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return year === undefined ? undefined : parseDay(`${year}-${month}-${date}`);
}

/** Formats a day for the Bank of Russia's address: 20/11/2026. */
export const bankDay = (day: Day): string => day.split('-').reverse().join('/');

/** Returns the current day in Moscow, which the Bank of Russia uses. */
export const moscowDay = (now: Date): Day => businessDay('moscow', now) as Day;

/** Adds a number of days, which can be negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as Day;

/** Returns the number of full days from one day to another. It is negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/**
 * Returns every day from the first to the last, both included. Returns none when the last is earlier than the first.
 */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, i) => addDays(first, i));
}
