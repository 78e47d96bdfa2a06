import {
  exists,
  forbidden,
  internal,
  invalid,
  invalidCode,
  limited,
  notFound,
  refused,
  stale,
  unauthenticated,
  unavailable,
} from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import { presentFailure } from './failure.js';

describe('Presenting a failure to the caller', () => {
  it.each([
    [invalid({ count: 'min' }), 422, { count: 'The value is too small' }],
    [invalidCode('idempotency_key_reused'), 422, 'idempotency_key_reused'],
    [invalidCode('malformed_request'), 400, 'malformed_request'],
    [invalidCode('method_not_allowed'), 405, 'method_not_allowed'],
    [invalidCode('too_large'), 413, 'too_large'],
    [invalidCode('wrong_type'), 415, 'wrong_type'],
    [unauthenticated(), 403, 'authorization_error'],
    [forbidden(), 403, 'access_denied'],
    [forbidden('commerce_not_allowed'), 403, 'commerce_not_allowed'],
    [notFound(), 404, 'not_found'],
    [exists('email', 'invalid'), 422, { email: 'Check this value' }],
    [stale(), 409, 'conflict'],
    [refused('already_published'), 409, 'already_published'],
    [limited('too_many_requests', 3), 429, 'too_many_requests'],
    [unavailable('postgres at 10.0.0.1 did not answer'), 503, 'service_unavailable'],
    [internal('select * from secrets'), 500, 'server_error'],
    [new TypeError('x is undefined'), 500, 'server_error'],
    ['thrown text', 500, 'server_error'],
  ])('answers %s with status %s', (error, status, shown) => {
    const { status: got, body } = presentFailure(error, 'en');
    expect([got, body.success, body.data.error]).toEqual([status, false, shown]);
    expect(body.message).not.toMatch(/10\.0\.0\.1|select|undefined|thrown/);
  });

  it("adds the object's current state to a conflict", () => {
    const error = refused('conflict', { current_status: 'in_work', current_version: '7' });
    expect(presentFailure(error, 'en').body.data.current).toEqual({ status: 'in_work', version: 7 });
  });

  it('describes each field in the reader’s language', () => {
    const { body } = presentFailure(invalid({ comment: 'required', phone: 'never_heard_of' }), 'ru');
    expect(body.message).toBe('Проверьте отмеченные поля');
    expect(body.data.error).toEqual({ comment: 'Заполните это поле', phone: 'Проверьте значение' });
    expect(body.data.codes).toEqual({ comment: 'required', phone: 'never_heard_of' });
  });
});
