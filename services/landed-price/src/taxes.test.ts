import { expect, it } from 'vitest';
import { decimal } from './decimal.js';
import { type TaxedMeasures, taxOf, unitsOf } from './taxes.js';

const measures: TaxedMeasures = { netKg: decimal(2500), volume: decimal(3), count: decimal(40) };
const unknown: TaxedMeasures = { netKg: undefined, volume: undefined, count: decimal(40) };
const base = decimal(100_000);
const rates: Record<string, number> = { RUB: 1, EUR: 90 };
const toRoubles = (amount: ReturnType<typeof decimal>, currency: string) => {
  const rate = rates[currency];
  return rate === undefined ? undefined : amount.times(rate);
};
const rule = (over: object) =>
  ({ kind: 'specific', percent: '5', amount: '2', currency: 'EUR', unit: 'kilogram', ...over }) as Parameters<
    typeof taxOf
  >[0];
const amountOf = (over: object, of = measures) => {
  const found = taxOf(rule(over), base, of, toRoubles);
  return typeof found === 'string' ? found : found.amount.toString();
};

it('goods are counted in pieces, kilograms, tonnes and cubic metres, or lack the measure', () => {
  const units = ['piece', 'kilogram', 'tonne', 'cubic_metre'] as const;
  expect(units.map((unit) => unitsOf(unit, measures).toString())).toEqual(['40', '2500', '2.5', '3']);
  expect(units.map((unit) => unitsOf(unit, unknown).toString())).toEqual(['40', 'no_weight', 'no_weight', 'no_volume']);
});

it('a tax is a share of the value, an amount per unit, the larger of both, or their sum', () => {
  expect(amountOf({ kind: 'percent' })).toBe('5000');
  expect(amountOf({ kind: 'specific' })).toBe('450000');
  expect(amountOf({ kind: 'combined_max' })).toBe('450000');
  expect(amountOf({ kind: 'combined_max', percent: '500' })).toBe('500000');
  expect(amountOf({ kind: 'combined_sum' })).toBe('455000');
});

it('a share of the value needs no measure, the others say what is missing', () => {
  expect(amountOf({ kind: 'percent' }, unknown)).toBe('5000');
  expect(amountOf({}, unknown)).toBe('no_weight');
  expect(amountOf({ unit: 'cubic_metre' }, unknown)).toBe('no_volume');
  expect(amountOf({ currency: 'USD' })).toBe('no_rate');
});
