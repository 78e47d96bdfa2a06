import { expect, it } from 'vitest';
import { readNumber, readRupees } from './read-number.js';

it.each([
  ['1250', '1250'],
  ['1 250,50', '1250.5'],
  ["1'250.50", '1250.5'],
  ['1,250.50', '1250.5'],
  ['1,250,000', '1250000'],
  ['15,00,000', '1500000'],
  ['1,50,000.75', '150000.75'],
  ['1.250.000', '1250000'],
  ['1.250,50', '1250.5'],
  ['0,125', '0.125'],
  ['12,5', '12.5'],
  ['-4,5', '-4.5'],
  ['30%', '30'],
  ['.5', '0.5'],
  ['-,5', '-0.5'],
  ['−4.5', '-4.5'],
  ['１２．５', '12.5'],
  ['12.', '12'],
  ['1.2345', '1.235'],
  ['522.0000001', '522'],
  ['-0.99999', '-1'],
])('reads %s as %s', (typed, text) => {
  expect(readNumber(typed, 3)).toEqual({ text });
});

it.each([
  ['1,250', 'number_unclear'],
  ['-1,250', 'number_unclear'],
  ['12,34,56', 'invalid_number'],
  ['1,2,3', 'invalid_number'],
  ['1250,000,0', 'invalid_number'],
  ['1.25.000', 'invalid_number'],
  ['1,250.000,5', 'invalid_number'],
  ['₹ 5', 'invalid_number'],
  ['5 kg', 'invalid_number'],
  ['10²', 'invalid_number'],
  ['½', 'invalid_number'],
  ['.', 'invalid_number'],
])('does not guess what %s means', (typed, code) => {
  expect(readNumber(typed, 3)).toMatchObject({ code });
});

it.each([
  ['₹ 15,00,000', '1500000'],
  ['₹15,00,000.50', '1500000.5'],
  ['Rs. 15,00,000/-', '1500000'],
  ['rs 500', '500'],
  ['500 INR', '500'],
  ['1 500 рупий', '1500'],
  ['15,00,000/- ₹', '1500000'],
  ['1500', '1500'],
  ['₹ 15,000', '15000'],
  ['₹1,250', '1250'],
  ['Rs. 1,250/-', '1250'],
  ['1,250/-', '1250'],
  ['INR 1,250', '1250'],
  ['₹ 12,50', '12.5'],
  ['₨ 500', '500'],
  ['रु 500', '500'],
  ['Re. 1/-', '1'],
])('reads the price %s as %s rupees', (typed, text) => {
  expect(readRupees(typed, 2)).toEqual({ text });
});

it.each(['$ 500', '500 ₽', '500 руб.', 'USD 500', '500 евро'])('rejects the price %s in another currency', (typed) => {
  expect(readRupees(typed, 2)).toEqual({ code: 'other_currency' });
});

it('does not guess the meaning of a price with one comma and no currency', () => {
  expect(readRupees('1,250', 2)).toEqual({
    code: 'number_unclear',
    params: { value: '1,250', whole: '1250', part: '1.250' },
  });
});
