import { businessDay } from './business-day.js';

/**
 * The working days within which a manager answers a supplier's application. The application form and the confirmation
 * email promise this term. Public holidays count as working days.
 */
export const answerWorkingDays = 2;

/** The working days after which a decision on an application in review is overdue. An internal target of the broker. */
export const decisionWorkingDays = 10;

const dayMs = 86_400_000;
/** Moscow has had no summer time since 2014. */
const moscowOffsetMs = 3 * 3_600_000;

/** Returns the last day in time for an application that was sent on the given day, both in Moscow. */
function lastDayOf(sentOn: number, workingDays = answerWorkingDays): number {
  let day = sentOn;
  for (let left = workingDays; left > 0; ) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

const dayOf = (at: Date): number => Date.parse(businessDay('moscow', at));

/** Returns the day (YYYY-MM-DD) by which an application is to be answered. */
export const answerDay = (sentAt: Date): string => new Date(lastDayOf(dayOf(sentAt))).toISOString().slice(0, 10);

/** Returns the day (YYYY-MM-DD) by which a decision on an application is to be made. */
export const decisionDay = (sentAt: Date): string =>
  new Date(lastDayOf(dayOf(sentAt), decisionWorkingDays)).toISOString().slice(0, 10);

/** Returns the moment before which an application must have been sent to be overdue now, after these working days. */
export function overdueBefore(now: Date, workingDays = answerWorkingDays): Date {
  const today = dayOf(now);
  let sentOn = today;
  while (lastDayOf(sentOn - dayMs, workingDays) >= today) sentOn -= dayMs;
  return new Date(sentOn - moscowOffsetMs);
}
