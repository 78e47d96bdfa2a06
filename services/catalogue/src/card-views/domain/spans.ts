const DAY = 86_400_000;

/** India has one time and never changes it. */
const AHEAD = 5.5 * 3_600_000;

/** How long counts of days are kept. */
export const keptDays = 400;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The supplier's day (YYYY-MM-DD) of a moment, some days earlier where asked. */
export const supplierDay = (at: Date, daysEarlier = 0): string => dayAt(at.getTime() + AHEAD - daysEarlier * DAY);

/** The Mondays (YYYY-MM-DD) of so many of the supplier's weeks up to the one of a moment, oldest first. */
export function supplierWeeks(at: Date, count: number): string[] {
  const today = Date.parse(supplierDay(at));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: count }, (_, index) => dayAt(monday - (count - 1 - index) * 7 * DAY));
}

/** What views are shown of, as days (YYYY-MM-DD, inclusive) and Mondays. */
export interface ViewSpans {
  /** The first of the last 30 days, and of the 30 before them. */
  from: string;
  fromBefore: string;
  /** Of all cards together. */
  weeks: string[];
  /** Of one card. */
  cardWeeks: string[];
}

/** The spans a supplier is shown at a moment: 30 days beside the 30 before, twelve weeks, eight of one card. */
export function viewSpans(now: Date): ViewSpans {
  const weeks = supplierWeeks(now, 12);
  return { from: supplierDay(now, 29), fromBefore: supplierDay(now, 59), weeks, cardWeeks: weeks.slice(-8) };
}
