/** The moment the catalogue's "days ago" count back from; people and companies are dated by it too. */
export const demoEpoch = new Date('2026-11-20T09:00:00.000Z');

const DAY_MS = 86_400_000;

/** Takes a moment and a number of days (fractions allowed), gives the ISO instant that many days earlier. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(Math.round((moment.getTime() - days * DAY_MS) / 1000) * 1000).toISOString();
}

const MOSCOW_MS = 3 * 3_600_000;

/** Takes a moment, gives the number of its day in Moscow: three hours ahead of UTC all year. */
export const moscowDayOf = (moment: Date): number => Math.floor((moment.getTime() + MOSCOW_MS) / DAY_MS);

/** Takes a moment and a whole number of days, gives the day in Moscow that many days earlier (YYYY-MM-DD). */
export const dayBefore = (moment: Date, days: number): string =>
  new Date((moscowDayOf(moment) - days) * DAY_MS).toISOString().slice(0, 10);

/**
 * Takes the moment of loading and a number of days, gives the instant that many days earlier; what is more than two days
 * old counts from the beginning of the day of loading and lies in office hours (9–18) of its day, all in Moscow, so that
 * its day does not depend on the hour of loading. Keeps the order of instants.
 */
export function officeTime(now: Date, days: number): string {
  if (days <= 2) return daysBefore(now, days);
  const day = Math.floor(-days);
  const share = -days - day;
  const midnight = moscowDayOf(now) * DAY_MS - MOSCOW_MS;
  return new Date(Math.round((midnight + (day + (9 + 9 * share) / 24) * DAY_MS) / 1000) * 1000).toISOString();
}
