import { expect, it } from 'vitest';
import { reasonsFor } from './reject-reasons';

it('a side chooses from the reasons that it can have', () => {
  expect(reasonsFor('rejected_by_supplier', true)).toEqual(['bad_delivery', 'bad_price', 'bad_offer', 'other']);
  expect(reasonsFor('rejected_by_broker', false)).toEqual(['supplier_not_found', 'bad_delivery', 'other']);
});

it('a customer without an offer does not choose what is wrong with it', () => {
  expect(reasonsFor('rejected_by_customer', false)).toEqual(['need_changed', 'bad_delivery', 'other']);
  expect(reasonsFor('rejected_by_customer', true)).toContain('bad_offer');
});
