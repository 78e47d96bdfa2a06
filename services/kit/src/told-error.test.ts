import { expect, it } from 'vitest';
import { toldError } from './told-error.js';

const ofPostgres = (message: string, more: object) =>
  Object.assign(new Error(message), { name: 'error', severity: 'ERROR', ...more });

it('tells what failed in the database, not what people had written', () => {
  const error = ofPostgres('insert into "person" … - duplicate key value violates unique constraint "person_email"', {
    code: '23505',
    detail: 'Key (email)=(anna@canary.example) already exists.',
    where: 'COPY person, line 1: "anna canary"',
    constraint: 'person_email',
  });
  const told = toldError(new Error('could not save', { cause: error }));
  expect(told).toMatchObject({ type: 'Error', cause: { code: '23505', constraint: 'person_email' } });
  expect(JSON.stringify(told)).not.toContain('canary');
});

it('leaves out a value that Postgres could not read, and keeps where it was', () => {
  const told = toldError(ofPostgres('invalid input syntax for type uuid: "canary "x" 1"', { code: '22P02' }));
  expect(told).toMatchObject({ message: 'invalid input syntax for type uuid: "…"', code: '22P02' });
  expect(JSON.stringify(told)).not.toContain('canary');
  expect(JSON.stringify(told)).toContain('told-error.test');
});

it('takes whatever was thrown', () => {
  expect(toldError('plain')).toBe('plain');
  expect(toldError({ email: 'canary' })).toBe('object');
  expect(toldError(new AggregateError([new TypeError('first')], 'all'))).toMatchObject({
    message: 'all',
    errors: [{ type: 'TypeError', message: 'first' }],
  });
});
