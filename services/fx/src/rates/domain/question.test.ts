import { isAppError } from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import type { Day } from './day.js';
import { readQuestion } from './question.js';

const today = '2026-11-20' as Day;

describe('A rate query', () => {
  it('uses today and rupees by default', () => {
    expect(readQuestion({ date: '', currency: '' }, today)).toEqual({ date: today, currency: 'INR' });
  });

  it.each([
    ['yesterday', '', 'date', 'date_invalid'],
    ['2026-02-30', '', 'date', 'date_invalid'],
    ['2026-11-21', '', 'date', 'date_in_future'],
    ['', 'inr', 'currency', 'currency_invalid'],
    ['', 'RUPEE', 'currency', 'currency_invalid'],
  ])('is rejected for date %j and currency %j with an error on %s', (date, currency, path, code) => {
    try {
      readQuestion({ date, currency }, today);
      expect.unreachable();
    } catch (error) {
      expect(isAppError(error, 'invalid') && error.fields).toEqual([{ path, code, params: {} }]);
    }
  });
});
