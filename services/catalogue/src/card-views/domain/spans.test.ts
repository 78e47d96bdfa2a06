import { expect, it } from 'vitest';
import { supplierDay, viewSpans } from './spans.js';

it('the supplier’s day starts at midnight in India', () => {
  expect(supplierDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(supplierDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(supplierDay(new Date('2026-03-01T09:00:00Z'), 1)).toBe('2026-02-28');
});

it('the last thirty days are compared with the thirty before, and each of the twelve weeks starts on a Monday', () => {
  const { from, fromBefore, weeks, cardWeeks } = viewSpans(new Date('2026-11-20T09:00:00Z'));
  expect([from, fromBefore]).toEqual(['2026-10-22', '2026-09-22']);
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, '2026-08-31', '2026-11-16']);
  expect([cardWeeks.length, cardWeeks[0]]).toEqual([8, '2026-09-28']);
  // Sunday evening in UTC is already Monday in India.
  expect(viewSpans(new Date('2026-11-22T18:30:00Z')).weeks.at(-1)).toBe('2026-11-23');
  expect(viewSpans(new Date('2026-11-22T18:29:00Z')).weeks.at(-1)).toBe('2026-11-16');
});
