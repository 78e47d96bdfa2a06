import { answerDay, decisionDay } from '@setu/proto/application-term';

/** A Monday. The days of the week follow it. */
const monday = Date.UTC(2026, 0, 5, 12);
const dayMs = 86_400_000;

/** Returns the days from the sending to the due day, for applications sent on Monday to Sunday. */
const daysByWeekday = (dueDay: (sentAt: Date) => string): number[] =>
  Array.from({ length: 7 }, (_, weekday) => {
    const sent = new Date(monday + weekday * dayMs);
    return (Date.parse(dueDay(sent)) - Date.parse(sent.toISOString().slice(0, 10))) / dayMs;
  });

/** The days until the answer to a new application, and until the decision on one in review, by weekday in Moscow. */
export const daysUntilDue = { new: daysByWeekday(answerDay), in_work: daysByWeekday(decisionDay) };
