import { elapsedDays } from '../../../i18n/relative-time';

// A queue is read within days, so that only the reviews left behind stand out.
const warnDays = 5;
const lateDays = 10;

/** Returns the urgency of a review by the days it has waited: urgent after five days, late after ten. */
export function reviewLevel(since: string, now: Date): 'soon' | 'late' | undefined {
  const days = elapsedDays(since, now);
  return days >= lateDays ? 'late' : days >= warnDays ? 'soon' : undefined;
}
