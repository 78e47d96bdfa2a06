import { expect, it } from 'vitest';
import { aCardForm } from '../../../testing/builders/card-form';
import { type EditedCard, editedFields } from './edited-card';

it('a price is changed only if its figure is, and the upper one only in a range', () => {
  const values = { ...aCardForm().values, price_mode: 'exact', price_from: 7850, price_to: 7850 } as never;
  const edited = (over: object) =>
    ({ price_mode: 'exact', price_from: '7850.00', price_to: '', ...over }) as unknown as EditedCard;
  expect(editedFields(values, edited({}))).toEqual([]);
  expect(editedFields(values, edited({ price_from: '7900' }))).toEqual(['price_from']);
  expect(editedFields(values, edited({ price_mode: 'range' }))).toEqual(['price_to', 'price_mode']);
});
