import { expect, it } from 'vitest';
import { aContext } from '../testing/builders/context';
import { missesCounter } from './missing-counters';

it.each([
  ['visitor', {}, false],
  ['customer', { cart: 1 }, true],
  ['customer', { cart: 1, notices: 0 }, false],
  ['newcomer', { notices: 0 }, true],
  ['broker', { notices: 2, rfc: 1 }, true],
  ['broker', { notices: 2, rfc: 1, rfd: 0 }, false],
  ['supplier', { notices: 2 }, false],
  ['supplier', {}, true],
] as const)('a %s with %j lacks a counter: %s', (role, counters, expected) => {
  expect(missesCounter(aContext(role, { counters }))).toBe(expected);
});
