import { describe, expect, it } from 'vitest';
import type { FieldRow, ReviewField } from './card-fields';
import { joinedRows } from './joined-rows';

const row = (field: ReviewField, now: string, isChanged = false): FieldRow => ({
  ...{ field, now, was: null, isChanged, isCorrected: isChanged },
});
const told = (rows: FieldRow[]) =>
  joinedRows(rows).map(({ field, parts }) => [field, parts.map(({ separator, now }) => `${separator}${now}`).join('')]);

describe('the rows of a review', () => {
  it('joins the sides of a card, with the unit once', () => {
    const sides = [row('length', '1 662\u00A0мм'), row('width', '363\u00A0мм'), row('height', '40\u00A0мм')];
    expect(told(sides)).toEqual([['length', '1 662 × 363 × 40\u00A0мм']]);
  });

  it('joins the price with its unit, and gives each other fact a row of its own', () => {
    const price = [row('price', '₹ 100'), row('unit', 'kg'), row('minimum_quantum', '5')];
    expect(told(price)).toEqual([
      ['price', '₹ 100 / kg'],
      ['minimum_quantum', '5'],
    ]);
    const payment = [row('payment_advance', '30 %'), row('payment_transfer', '70 %')];
    expect(told(payment)).toEqual([
      ['payment_advance', '30 %'],
      ['payment_transfer', '70 %'],
    ]);
  });

  it('counts a row as changed or corrected if one of its fields is', () => {
    const [terms] = joinedRows([row('inco_terms', 'CIF'), row('inco_place', 'Novorossiysk', true)]);
    expect(terms).toMatchObject({ isChanged: true, isCorrected: true });
  });
});
