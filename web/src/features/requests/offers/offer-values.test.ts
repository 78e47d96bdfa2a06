import { expect, it } from 'vitest';
import { aDetailedCard, ids } from '../../../testing/builders/card';
import { aRequest } from '../../../testing/builders/request';
import { cardValues } from './offer-values';

const asked = (card: Parameters<typeof aDetailedCard>[0]) => {
  const { last_customer_condition: condition } = aRequest();
  const lines = [{ count: 12, product_sku: aDetailedCard(card), withdrawn: false }];
  return { last_customer_condition: { ...condition, condition_product_skus: lines } };
};

it('the first offer of the card’s supplier starts with the terms of the card and the total by its exact price', () => {
  const exact = { price_mode: 'exact', price_from: 1000.5, price_to: 1000.5 } as const;
  expect(cardValues(asked(exact), ids.company).price).toBe('12006');
  expect(cardValues(asked(exact), ids.tea).price).toBe('');
  expect(cardValues(asked({ ...exact, price_mode: 'range', price_to: 2000 }), ids.company).price).toBe('');
  const terms = { lead_days: 21, minimum_quantum: 2.5 };
  expect(cardValues(asked(terms), ids.company)).toMatchObject({ lead_days: '21', minimum_quantum: '2.5' });
  expect(cardValues(asked(terms), ids.tea)).toMatchObject({ lead_days: '', minimum_quantum: '' });
  expect(cardValues(asked(terms), ids.tea).valid_until).toBe(
    new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  );
});
