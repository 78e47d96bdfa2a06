import { expect, it } from 'vitest';
import { daysBefore, mondaysUpTo } from './calendar-days.js';

it('counts days back across the ends of months and years', () => {
  expect([daysBefore('2026-03-01', 1), daysBefore('2026-01-01', 365), daysBefore('2026-11-20', 0)]).toEqual([
    '2026-02-28',
    '2025-01-01',
    '2026-11-20',
  ]);
});

it('weeks begin on Monday, and the last one contains the given day', () => {
  expect(mondaysUpTo('2026-11-20', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect([mondaysUpTo('2026-11-23', 1), mondaysUpTo('2026-11-22', 1)]).toEqual([['2026-11-23'], ['2026-11-16']]);
});
