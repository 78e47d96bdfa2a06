import { expect, it } from 'vitest';
import { internal, refused, unavailable } from '../errors.js';
import { causeOf } from './cause-of.js';

const coded = (code: string): Error => Object.assign(new Error('from Postgres or the socket'), { code });

it.each([
  ['a refused connection', coded('ECONNREFUSED'), 'outage'],
  ['a database that is shutting down', coded('57P01'), 'outage'],
  ['an exhausted pool', new Error('Knex: Timeout acquiring a connection'), 'outage'],
  ['an object store that does not answer', unavailable('no answer', new Error('socket hang up')), 'outage'],
  ['a wrapped connection error', internal('load', coded('ECONNRESET')), 'outage'],
  ['a held lock', coded('55P03'), 'contention'],
  ['a statement that took too long', coded('57014'), 'contention'],
  ['a slow statement as the cause of an unavailable error', unavailable('late', coded('57014')), 'contention'],
  ['a deadlock', coded('40P01'), 'contention'],
  ['a violated constraint', coded('23505'), 'failure'],
  ['a rejected action', refused('wrong_status'), 'failure'],
  ['a bug', new TypeError('x is undefined'), 'failure'],
  ['a value that is not an error', 'text', 'failure'],
])('%s', (_what, error, cause) => {
  expect(causeOf(error)).toBe(cause);
});
