import { describe, expect, it } from 'vitest';
import { flagOf, integerOf, type TextValues } from './text-values.js';

describe('Values sent as text', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    ['999999999', 999_999_999],
    ['1000000000', 5],
    ['-1', 5],
    ['1.5', 5],
    ['', 5],
    ['many', 5],
    [undefined, 5],
  ])('reads %j as the number %i where the default is 5', (text, number) => {
    expect(integerOf(text === undefined ? {} : { days: text }, 'days', 5)).toBe(number);
  });

  it.each([
    ['true', [true, true]],
    ['false', [false, false]],
    ['yes', [true, false]],
    ['', [true, false]],
    [undefined, [true, false]],
  ])('reads %j as a flag or uses the default', (text, flags) => {
    const values: TextValues = text === undefined ? {} : { shown: text };
    expect([true, false].map((fallback) => flagOf(values, 'shown', fallback))).toEqual(flags);
  });
});
