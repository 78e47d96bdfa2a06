import { dayIn, daysBefore, mondaysUpTo } from '@setu/kit/core';

const ZONE = 'Asia/Kolkata';

/** How long counts of days are kept. */
export const keptDays = 400;

/** The supplier's day (YYYY-MM-DD) of a moment, some days earlier where asked. */
export const supplierDay = (at: Date, daysEarlier = 0): string => daysBefore(dayIn(ZONE, at), daysEarlier);

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
  const weeks = mondaysUpTo(supplierDay(now), 12);
  return { from: supplierDay(now, 29), fromBefore: supplierDay(now, 59), weeks, cardWeeks: weeks.slice(-8) };
}
