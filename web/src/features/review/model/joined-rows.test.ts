import { describe, expect, it } from 'vitest';
import type { FieldRow, ReviewField } from './card-fields';
import { joinedRows } from './joined-rows';

const row = (field: ReviewField, now: string, isChanged = false): FieldRow => ({ field, now, was: null, isChanged });
const told = (rows: FieldRow[]) =>
  joinedRows(rows).map(({ field, parts }) => [
    field,
    parts.map(({ separator, isNamed, field: name, now }) => `${separator}${isNamed ? `${name}: ` : ''}${now}`).join(''),
  ]);

describe('the rows of a review', () => {
  it('joins the sides of a card, with the unit once', () => {
    const sides = [row('length', '1 662\u00A0мм'), row('width', '363\u00A0мм'), row('height', '40\u00A0мм')];
    expect(told(sides)).toEqual([['length', '1 662 × 363 × 40\u00A0мм']]);
  });

  it('joins the price with its unit and the minimum order, and names what does not explain itself', () => {
    const price = [row('price', '₹ 100'), row('unit', 'kg'), row('minimum_quantum', '5')];
    expect(told(price)).toEqual([['price', '₹ 100 / kgminimum_quantum: 5']]);
    const payment = [row('payment_advance', '30 %'), row('payment_transfer', '70 %')];
    expect(told(payment)).toEqual([['payment_advance', 'payment_advance: 30 %payment_transfer: 70 %']]);
  });

  it('keeps the condition of a service, which has no country, as a row of its own', () => {
    expect(told([row('name', 'Survey'), row('condition', 'New')])).toEqual([
      ['name', 'Survey'],
      ['condition', 'New'],
    ]);
  });

  it('counts a row as changed if one of its fields is', () => {
    const [terms] = joinedRows([row('inco_terms', 'CIF'), row('inco_place', 'Novorossiysk', true)]);
    expect(terms?.isChanged).toBe(true);
  });
});
