import { describe, expect, it } from 'vitest';
import { supplierDay, supplierWeeks, viewSpans } from './spans.js';

describe('the supplier’s days and weeks', () => {
  it('begin at midnight in India', () => {
    expect(supplierDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(supplierDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
    expect(supplierDay(new Date('2026-03-01T09:00:00Z'), 1)).toBe('2026-02-28');
  });

  it('weeks begin on Monday, the present one is the last', () => {
    expect(supplierWeeks(new Date('2026-11-20T09:00:00Z'), 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
    // Sunday evening in UTC is Monday in India.
    expect(supplierWeeks(new Date('2026-11-22T18:30:00Z'), 1)).toEqual(['2026-11-23']);
    expect(supplierWeeks(new Date('2026-11-22T18:29:00Z'), 1)).toEqual(['2026-11-16']);
  });

  it('thirty days with today stand beside the thirty before them', () => {
    const { from, fromBefore, weeks, cardWeeks } = viewSpans(new Date('2026-11-20T09:00:00Z'));
    expect([from, fromBefore]).toEqual(['2026-10-22', '2026-09-22']);
    expect([weeks.length, weeks[0], cardWeeks.length, cardWeeks[0]]).toEqual([12, '2026-08-31', 8, '2026-09-28']);
  });
});
