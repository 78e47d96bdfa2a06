import { describe, expect, it } from 'vitest';
import { hasFullYear, readDay } from './read-day';

describe('A day as users type it', () => {
  it.each([
    '20.11.2026',
    '20/11/2026',
    '20-11-26',
    '20 11 2026',
    '20112026',
    '2026-11-20',
    ' 20 ноября 2026 г. ',
    '20 нояб. 2026',
    '20 Nov 2026',
    '20 november 2026',
  ])('accepts %s', (text) => {
    expect(readDay(text)).toBe('2026-11-20');
  });

  it('accepts both Russian forms of May', () => {
    expect([readDay('9 мая 2027'), readDay('9 май 2027'), readDay('9 May 2027')]).toEqual(
      Array.from({ length: 3 }, () => '2027-05-09'),
    );
  });

  it.each(['', '20.11', '31.02.2026', '29.02.2027', '20.13.2026', '11/20/2026', '1.1.1066', 'завтра', '20 foo 2026'])(
    '%s is not a day',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );

  it('counts as incomplete until its year has four digits', () => {
    expect([hasFullYear('1.1.20'), hasFullYear('1.1.2026')]).toEqual([false, true]);
  });
});
