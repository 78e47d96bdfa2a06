/** The moment the catalogue's "days ago" count back from; people and companies are dated by it too. */
export const demoEpoch = new Date('2026-11-20T09:00:00.000Z');

const DAY_MS = 86_400_000;

/** Takes a moment and a number of days (fractions allowed), gives the ISO instant that many days earlier. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(Math.round((moment.getTime() - days * DAY_MS) / 1000) * 1000).toISOString();
}

/**
 * Takes the moment of loading and a number of days, gives the instant that many days earlier; from the day before
 * yesterday back it is moved into office hours (9–18 in Moscow) of its day, keeping the order of instants.
 */
export function officeTime(now: Date, days: number): string {
  const exact = new Date(now.getTime() - days * DAY_MS);
  const day = Math.floor(exact.getTime() / DAY_MS);
  if (day > Math.floor(now.getTime() / DAY_MS) - 2) return daysBefore(now, days);
  const share = exact.getTime() / DAY_MS - day;
  return new Date(Math.round((day + (6 + 9 * share) / 24) * 86_400) * 1000).toISOString();
}
