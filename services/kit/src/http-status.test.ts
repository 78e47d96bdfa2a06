import { expect, it } from 'vitest';
import { kinds } from './errors.js';
import { httpFailures, httpStatusOf } from './http-status.js';

it.each(kinds)('%s has the status of its kind if its code has no status of its own', (kind) => {
  expect(httpStatusOf(kind, 'some_code')).toBe(httpFailures[kind].status);
});

it.each([
  ['invalid', 'malformed_request', 400],
  ['forbidden', 'invalid_token', 401],
  ['refused', 'method_not_allowed', 405],
  ['invalid', 'too_large', 413],
  ['invalid', 'wrong_type', 415],
] as const)('%s %s has the status %i', (kind, code, status) => {
  expect(httpStatusOf(kind, code)).toBe(status);
});
