/** The moment from which the catalogue counts "days ago". The dates of users and companies are counted from it too. */
export const demoEpoch = new Date('2026-11-20T09:00:00.000Z');

const DAY_MS = 86_400_000;

/** Returns the ISO instant a number of days before a moment. Fractions of a day are allowed. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(Math.round((moment.getTime() - days * DAY_MS) / 1000) * 1000).toISOString();
}

const MOSCOW_MS = 3 * 3_600_000;

/** Returns the number of a moment's day in Moscow, which is three hours ahead of UTC all year. */
export const moscowDayOf = (moment: Date): number => Math.floor((moment.getTime() + MOSCOW_MS) / DAY_MS);

/** Returns the day in Moscow a whole number of days before a moment (YYYY-MM-DD). */
export const dayBefore = (moment: Date, days: number): string =>
  new Date((moscowDayOf(moment) - days) * DAY_MS).toISOString().slice(0, 10);

/** Returns the instant a number of hours after another one. Fractions of an hour are allowed. */
export const hoursAfter = (instant: string, hours: number): string =>
  new Date(Math.round((Date.parse(instant) + hours * 3_600_000) / 1000) * 1000).toISOString();

/** Returns the day of an instant in Moscow (YYYY-MM-DD). */
export const dayOf = (instant: string): string => dayBefore(new Date(instant), 0);

/**
 * Returns the instant a number of days before the time of loading. An instant more than two days ago is moved into
 * office hours (9–18 Moscow time). Its date then does not depend on the hour of loading. The order of instants is
 * preserved.
 */
export function officeTime(now: Date, days: number): string {
  if (days <= 2) return daysBefore(now, days);
  const day = Math.floor(-days);
  const share = -days - day;
  const midnight = moscowDayOf(now) * DAY_MS - MOSCOW_MS;
  return new Date(Math.round((midnight + (day + (9 + 9 * share) / 24) * DAY_MS) / 1000) * 1000).toISOString();
}
