import { expect, it } from 'vitest';
import { exists, invalid, isAppError, limited, refused } from './errors.js';

it('an invalid input names its fields, with or without parameters for the message', () => {
  const failure = invalid({ name: 'required', 'prices[0].count': { code: 'too_small', params: { least: '1' } } });
  expect(failure.fields).toEqual([
    { path: 'name', code: 'required', params: {} },
    { path: 'prices[0].count', code: 'too_small', params: { least: '1' } },
  ]);
  expect(failure.message).toContain('name: required');
});

it('a value that is already in use is reported on its field', () => {
  expect(exists('email', 'email_taken')).toMatchObject({
    kind: 'exists',
    code: 'email_taken',
    fields: [{ path: 'email', code: 'email_taken' }],
  });
});

it('a rate limit reports the waiting time in whole seconds', () => {
  expect(limited('too_many', 1.2).params).toEqual({ retry_after: '2' });
});

it('failures are recognised by name and kind, not by class', () => {
  const fromAnotherCopy = Object.assign(new Error('x'), { name: 'AppError', kind: 'refused', code: 'late' });
  expect(isAppError(fromAnotherCopy, 'refused')).toBe(true);
  expect(isAppError(refused('late'), 'stale')).toBe(false);
  expect(isAppError(new Error('x'))).toBe(false);
  expect(isAppError(Object.assign(new Error('x'), { name: 'AppError', kind: 'odd' }))).toBe(false);
});
