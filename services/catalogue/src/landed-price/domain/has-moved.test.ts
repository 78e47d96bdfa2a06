import { expect, it } from 'vitest';
import { hasMoved } from './has-moved.js';

it.each([
  ['100.00', '105.00', false],
  ['100.00', '105.01', true],
  ['100.00', '95.00', false],
  ['100.00', '94.99', true],
  ['0.00', '10.00', false],
])('a total that goes from %s to %s has moved: %s', (before, now, expected) => {
  expect(hasMoved(before, now)).toBe(expected);
});
