import { answerDay, decisionDay } from '@setu/proto/application-term';
import { expect, it } from 'vitest';
import { daysUntilDue } from './due.js';

it('the days until the deadline are those of the rule, for applications sent on any day of a month', () => {
  for (let day = 1; day <= 30; day += 1) {
    const sent = new Date(Date.UTC(2026, 10, day, 9));
    const weekday = (sent.getUTCDay() + 6) % 7;
    const after = (days = 0) => new Date(Date.UTC(2026, 10, day + days)).toISOString().slice(0, 10);
    expect(after(daysUntilDue.new[weekday])).toBe(answerDay(sent));
    expect(after(daysUntilDue.in_work[weekday])).toBe(decisionDay(sent));
  }
});
