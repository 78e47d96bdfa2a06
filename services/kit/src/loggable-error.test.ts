import { expect, it } from 'vitest';
import { loggableError } from './loggable-error.js';

const ofPostgres = (message: string, more: object) =>
  Object.assign(new Error(message), { name: 'error', severity: 'ERROR', ...more });

it('a logged error says what failed in the database, without the data that users entered', () => {
  const error = ofPostgres('insert into "person" … - duplicate key value violates unique constraint "person_email"', {
    code: '23505',
    detail: 'Key (email)=(anna@canary.example) already exists.',
    where: 'COPY person, line 1: "anna canary"',
    constraint: 'person_email',
  });
  const logged = loggableError(new Error('could not save', { cause: error }));
  expect(logged).toMatchObject({ type: 'Error', cause: { code: '23505', constraint: 'person_email' } });
  expect(JSON.stringify(logged)).not.toContain('canary');
});

it('a logged error omits a value that Postgres could not parse and keeps the stack trace', () => {
  const logged = loggableError(ofPostgres('invalid input syntax for type uuid: "canary "x" 1"', { code: '22P02' }));
  expect(logged).toMatchObject({ message: 'invalid input syntax for type uuid: "…"', code: '22P02' });
  expect(JSON.stringify(logged)).not.toContain('canary');
  expect(JSON.stringify(logged)).toContain('loggable-error.test');
});

it('any thrown value can be logged', () => {
  expect(loggableError('plain')).toBe('plain');
  expect(loggableError({ email: 'canary' })).toBe('object');
  expect(loggableError(new AggregateError([new TypeError('first')], 'all'))).toMatchObject({
    message: 'all',
    errors: [{ type: 'TypeError', message: 'first' }],
  });
});
