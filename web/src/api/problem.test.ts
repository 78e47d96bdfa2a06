import { describe, expect, it } from 'vitest';
import { isProblem, problemOfAnswer, toProblem } from './problem';
import { problemText } from './problem-text';

const failure = (error: string | Record<string, string>, more: object = {}) => ({
  success: false,
  message: 'Текст сервера',
  data: { error, ...more },
});

describe('A failed answer', () => {
  it.each([
    [403, 'authorization_error', 'unauthenticated'],
    [403, 'access_denied', 'forbidden'],
    [404, 'not_found', 'notFound'],
    [409, 'conflict', 'conflict'],
    [413, 'too_large', 'validation'],
    [429, 'too_many_requests', 'rateLimited'],
    [503, 'service_unavailable', 'server'],
  ])('with status %d and code %s becomes a problem of kind %s', (status, code, kind) => {
    expect(problemOfAnswer(status, failure(code))).toMatchObject({ kind, code, message: 'Текст сервера' });
  });

  it('keeps the field messages, codes and request id of a 422', () => {
    const headers = new Headers({ 'X-Request-Id': 'r1' });
    const problem = problemOfAnswer(
      422,
      failure({ comment: 'Слишком коротко' }, { codes: { comment: 'length_min' } }),
      headers,
    );
    expect(problem).toMatchObject({
      kind: 'validation',
      fields: { comment: 'Слишком коротко' },
      codes: { comment: 'length_min' },
      requestId: 'r1',
    });
  });

  it('keeps the current state of a 409 and the waiting time of a 429', () => {
    expect(
      problemOfAnswer(409, failure('conflict', { current: { status: 'in_work', version: 4 } })).current?.version,
    ).toBe(4);
    expect(problemOfAnswer(429, failure('too_many_requests'), new Headers({ 'Retry-After': '30' })).retryAfter).toBe(
      30,
    );
  });

  it('becomes a problem even if its body is not an envelope', () => {
    expect(problemOfAnswer(502, '<html>')).toMatchObject({ kind: 'server' });
    expect(toProblem(new TypeError('boom'))).toEqual({ kind: 'server' });
  });
});

describe('The text of a problem', () => {
  it('is the server’s message, or else the text of the code, or else the text of the kind', () => {
    expect(problemText({ kind: 'conflict', message: 'Уже отправлен' })).toBe('Уже отправлен');
    expect(problemText({ kind: 'server', code: 'service_unavailable' })).not.toBe(problemText({ kind: 'server' }));
    expect(problemText({ kind: 'offline' })).toBe('Нет связи. Проверьте сеть и повторите');
    expect(problemText({ kind: 'timeout' })).toBe('Сервер слишком долго не отвечает');
  });
});

it('an answer that merely has a `kind` field is not a problem', () => {
  expect(isProblem({ kind: 'rfc', id: '1' })).toBe(false);
  expect(isProblem({ kind: 'offline' })).toBe(true);
});
