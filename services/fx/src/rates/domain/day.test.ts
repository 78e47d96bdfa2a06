import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, bankDay, type Day, daysBetween, daysFrom, parseBankDay, parseDay } from './day.js';

const day = (text: string) => text as Day;

describe('A calendar day', () => {
  it.each(['2026-11-20', '2024-02-29', '1999-12-31'])('accepts %s', (text) => expect(parseDay(text)).toBe(text));

  it.each([
    '',
    'today',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-1-1',
    '20.11.2026',
    '2026-11-20T00:00',
    '0000-01-01',
    '2026-11-20\n',
  ])('rejects %j', (text) => expect(parseDay(text)).toBeUndefined());

  it('reads and writes the date formats of the Bank of Russia', () => {
    expect(parseBankDay('01.02.2026')).toBe('2026-02-01');
    expect(parseBankDay('31.02.2026')).toBeUndefined();
    expect(bankDay(day('2026-02-01'))).toBe('01/02/2026');
  });

  it('counts across months and leap years', () => {
    expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01');
    expect(daysFrom(day('2026-12-30'), day('2027-01-02'))).toHaveLength(4);
    expect(daysFrom(day('2026-12-30'), day('2026-12-29'))).toEqual([]);
  });

  it('counts the same number of days in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const from = day('2026-11-20');
        return daysBetween(from, addDays(from, days)) === days;
      }),
    );
  });
});
