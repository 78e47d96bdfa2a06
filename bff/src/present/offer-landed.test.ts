import { expect, it } from 'vitest';
import { cheapestOf } from './offer-landed.js';

const offer = (id: string, total: number, is_complete = true) => ({ id, total, is_complete });

it.each([
  ['the cheapest of complete prices', [offer('a', 200), offer('b', 100)], 'b'],
  ['it although a dearer one may still rise', [offer('a', 200, false), offer('b', 100)], 'b'],
  ['none while a cheaper one may still rise', [offer('a', 90, false), offer('b', 100)], undefined],
  ['none of two equal ones', [offer('a', 100), offer('b', 100)], undefined],
  ['none of a single one', [offer('a', 100)], undefined],
])('marks %s', (_, offers, expected) => {
  expect(cheapestOf(offers)).toBe(expected);
});
