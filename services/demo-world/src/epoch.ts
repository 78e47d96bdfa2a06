/** The moment the catalogue's "days ago" count back from; people and companies are dated by it too. */
export const demoEpoch = new Date('2026-11-20T09:00:00.000Z');

const DAY_MS = 86_400_000;

/** Takes a moment and a number of days (fractions allowed), gives the ISO instant that many days earlier. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(Math.round((moment.getTime() - days * DAY_MS) / 1000) * 1000).toISOString();
}
