import { expect, it } from 'vitest';
import { unitAfter } from './unit-after.js';

it.each([
  [1, 'pcs', 'en', 'pc'],
  [2, 'pcs', 'en', 'pcs'],
  [1, 'set', 'en', 'set'],
  [12, 'set', 'en', 'sets'],
  [1, 'kg', 'en', 'kg'],
  [1, 'пара', 'ru', 'пара'],
  [1.5, 'пара', 'ru', 'пары'],
  [3, 'бухта', 'ru', 'бухты'],
  [11, 'пара', 'ru', 'пар'],
  [5, 'услуга', 'ru', 'услуг'],
  [5, 'шт', 'ru', 'шт'],
  [5, 'toString', 'en', 'toString'],
] as const)('%d of the unit %s in %s is written %s', (value, unit, language, written) => {
  expect(unitAfter(value, unit, language)).toBe(written);
});
