/** A calendar day, `YYYY-MM-DD`, that exists. */
export type Day = string & { readonly day: unique symbol };

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Takes a text, gives the day it names, or undefined when it is no existing day in the form YYYY-MM-DD. */
export function parseDay(text: string): Day | undefined {
  const [, year, month, date] = shape.exec(text) ?? [];
  if (year === undefined || Number(year) < 1900) return undefined;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.toISOString().startsWith(text) ? (text as Day) : undefined;
}

/** Takes the bank's form of a day (20.11.2026), gives the day, or undefined when it is none. */
export function parseBankDay(text: string): Day | undefined {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return year === undefined ? undefined : parseDay(`${year}-${month}-${date}`);
}

/** Takes a day, gives it as the bank's address wants it: 20/11/2026. */
export const bankDay = (day: Day): string => day.split('-').reverse().join('/');

const moscow = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Moscow',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Moscow: the bank's day. */
export const moscowDay = (now: Date): Day => moscow.format(now) as Day;

/** The day so many days later (earlier when negative). */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as Day;

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Every day from the first to the last, both included; none when the last comes first. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, i) => addDays(first, i));
}
