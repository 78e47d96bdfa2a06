import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionNumber } from './number-inputs.js';
import { boundedNumber } from './numbers.js';
import { plainNumber, roundTo, shortNumber } from './plain-number.js';

describe('A typed number', () => {
  it.each([
    ['1 250,5', '1250.5'],
    ['1\u00A0250\u202F000', '1250000'],
    ['−5', '-5'],
    [7, '7'],
    [0.5, '0.5'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.00000010000000000000'],
    ['１２,5', '12.5'],
    ['0,125', '0.125'],
    ['.5', '0.5'],
    ['-,5', '-0.5'],
    ['5.', '5'],
    ['10²', undefined],
    ['½', undefined],
    ['.', undefined],
    ['1,250', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['٣', undefined],
    ['1.2.3', undefined],
    ['', undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%j is read as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));

  it.each([
    ['1.005', 2, '1.01'],
    ['1.004', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['0.5', 0, '1'],
    ['999999999999999.995', 2, '1000000000000000.00'],
    ['0.004', 2, '0.00'],
    ['7', 2, '7'],
  ])('%s with %s decimals is %s', (text, decimals, rounded) => expect(roundTo(text, decimals)).toBe(rounded));

  it.each([
    ['333.333333333333', 2, '333.33'],
    ['1.999', 2, '2'],
    ['1.50', 2, '1.5'],
    ['100', 2, '100'],
    ['2.5', 0, '3'],
  ])('%s with at most %s decimals is %s', (text, decimals, short) => expect(shortNumber(text, decimals)).toBe(short));

  it('is never changed by more than half of its last decimal', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, (value) => {
        expect(Math.abs(Number(roundTo(plainNumber(value) ?? '', 2)) - value)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });

  it('outside its limits has the error of the limit', () => {
    const bounds = { decimals: 2, min: 1, max: 5 };
    const failures = ['0,99', '0.995', '5.004', '5.01', 'x'].map((text) => boundedNumber(text, bounds));
    expect(failures).toEqual([
      { failure: { message: 'min', params: { min: 1 } } },
      { text: '1.00' },
      { text: '5.00' },
      { failure: { message: 'max', params: { max: 5 } } },
      { failure: { message: 'invalid_number' } },
    ]);
    expect(boundedNumber('-1', { decimals: 2, isPositive: true })).toEqual({ failure: { message: 'not_positive' } });
  });
});

describe('The version of a record', () => {
  it.each([true, null, [1], '', '1e3', 1.5, -1])('cannot be %j', (version) =>
    expect(versionNumber.safeParse(version).success).toBe(false),
  );
  it.each([0, '7', 7])('can be %j', (version) => expect(versionNumber.parse(version)).toBe(Number(version)));
});
