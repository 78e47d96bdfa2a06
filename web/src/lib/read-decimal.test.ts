import { describe, expect, it } from 'vitest';
import { readDecimal } from './read-decimal';

describe('A number as users type it', () => {
  it.each([
    ['2 385 000 ₽', ',', '2385000'],
    ['2\u00A0385\u00A0000,50', ',', '2385000.50'],
    ['0,5', ',', '0.5'],
    ['1.500', ',', '1.500'],
    ['1,500', '.', '1500'],
    ['1,5', '.', '1.5'],
    ['₹1,23,456.75', '.', '123456.75'],
    ['1.234.567,89', '.', '1234567.89'],
    ['1,234,567', ',', '1234567'],
    ['30 %', ',', '30'],
    [',5', ',', '0.5'],
    ['007', '.', '7'],
    ["1'234'567.89", '.', '1234567.89'],
    ['１２３', ',', '123'],
  ] as const)('%s with the decimal mark %s is %s', (text, mark, read) => {
    expect(readDecimal(text, mark)).toBe(read);
  });

  it.each(['', 'сто', '1,2,3', '1.2,3.4', '-5', '12,34,56', ',', '1e3'])('%s is not a number', (text) => {
    expect(readDecimal(text, '.')).toBeNull();
  });
});
