import { expect, it } from 'vitest';
import { answersSince, typicalMinutes } from './answer-time.js';

it.each([
  [0, 0, undefined],
  [2, 3600, undefined],
  [3, 3600, 60],
  [5, 5430, 91],
  [3, 4, 1],
])('%d answers with a median of %d seconds give a usual answer time of %s minutes', (count, medianSeconds, minutes) => {
  expect(typicalMinutes({ count, medianSeconds })).toBe(minutes);
});

it('counts requests of the last half year', () => {
  expect(answersSince(new Date('2026-11-20T12:00:00Z')).toISOString()).toBe('2026-05-24T12:00:00.000Z');
});
