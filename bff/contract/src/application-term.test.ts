import { expect, it } from 'vitest';
import { answerDay, decisionDay, decisionWorkingDays, overdueBefore } from './application-term.js';

it.each([
  ['on a Monday is answered on Wednesday', '2026-11-23T09:00:00Z', '2026-11-25'],
  ['on a Thursday is answered on Monday', '2026-11-26T09:00:00Z', '2026-11-30'],
  ['on a Saturday is answered on Tuesday', '2026-11-28T09:00:00Z', '2026-12-01'],
  ['late in the evening in Moscow belongs to that day', '2026-11-23T20:59:59Z', '2026-11-25'],
  ['after midnight in Moscow belongs to the next day', '2026-11-23T21:00:00Z', '2026-11-26'],
])('an application sent %s', (_, sentAt, day) => {
  expect(answerDay(new Date(sentAt))).toBe(day);
});

it('an application in review is decided within ten working days', () => {
  expect(decisionDay(new Date('2026-11-16T09:00:00Z'))).toBe('2026-11-30');
});

it('an application is overdue from the day after its last one, at any time of the year', () => {
  for (let hours = 0; hours < 24 * 16; hours += 5) {
    const now = new Date(Date.parse('2026-11-20T00:00:00Z') + hours * 3_600_000);
    const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    const edge = overdueBefore(now);
    expect(answerDay(edge) >= today).toBe(true);
    expect(answerDay(new Date(edge.getTime() - 1)) < today).toBe(true);
    const decided = overdueBefore(now, decisionWorkingDays);
    expect([decisionDay(decided) >= today, decisionDay(new Date(decided.getTime() - 1)) < today]).toEqual([true, true]);
  }
});
