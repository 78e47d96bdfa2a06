import { expect, it } from 'vitest';
import { answerTerm, yearsSince } from './answer-term';

it.each([
  [1, 'hours', 1],
  [60, 'hours', 1],
  [61, 'hours', 2],
  [2880, 'hours', 48],
  [2881, 'days', 3],
  [14_400, 'days', 10],
])('an answer time of %d minutes is shown in %s: %d', (minutes, unit, count) => {
  expect(answerTerm(minutes)).toEqual({ unit, count });
});

it.each([
  ['2023-11-20', 3],
  ['2023-11-21', 2],
  ['2025-12-01', 0],
  ['2027-01-01', 0],
])('a company that came on %s has been here for %d years', (day, years) => {
  expect(yearsSince(day, new Date('2026-11-20T12:00:00'))).toBe(years);
});
