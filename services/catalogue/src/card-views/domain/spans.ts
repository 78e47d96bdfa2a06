import { daysBefore, mondaysUpTo } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';

/** The number of days for which view counts are retained. */
export const retentionDays = 400;

/**
 * Returns the date (YYYY-MM-DD) of a moment in the supplier's time zone, or the date the given number of days earlier.
 */
export const supplierDay = (at: Date, daysEarlier = 0): string => daysBefore(businessDay('india', at), daysEarlier);

/** The periods for which views are shown. Days are YYYY-MM-DD and inclusive. A week is identified by its Monday. */
export interface ViewSpans {
  /** The first day of the last 30 days, and of the 30 days before them. */
  from: string;
  fromBefore: string;
  /** The Mondays of the weeks shown for all cards together. */
  weeks: string[];
  /** The Mondays of the weeks shown for one card. */
  cardWeeks: string[];
}

/**
 * Returns the periods that a supplier sees at a moment: the last 30 days, the 30 days before, twelve weeks in total,
 * and eight weeks for one card.
 */
export function viewSpans(now: Date): ViewSpans {
  const weeks = mondaysUpTo(supplierDay(now), 12);
  return { from: supplierDay(now, 29), fromBefore: supplierDay(now, 59), weeks, cardWeeks: weeks.slice(-8) };
}
