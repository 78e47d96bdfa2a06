import { detailOf } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { aDetailedCard } from '../../testing/builders/card';
import { cartAccess, firstCount } from './cart-access';
import { toCard, toListOfCard } from './paths';
import { type FactTexts, factsOf, sizeText } from './product-facts';

const texts: FactTexts = {
  plain: (view, name) => String(detailOf(view, name) ?? ''),
  millimetres: 'мм',
  noWarranty: 'none',
  payment: ({ advance, rest }) => `${advance} + ${rest}`,
};
const factOf = (card: ReturnType<typeof aDetailedCard>, id: string) =>
  factsOf(card, texts).find((fact) => fact.id === id)?.value;

describe('Facts of a card', () => {
  it('show dimensions with length first, and only when all three are known', () => {
    expect(sizeText(aDetailedCard(), 'мм')).toMatch(/^1.060 × 420 × 725.мм$/);
    expect(sizeText(aDetailedCard({ width: null }), 'мм')).toBeNull();
  });

  it('distinguish no warranty from an unknown one', () => {
    expect(factOf(aDetailedCard({ warranty: 0 }), 'warranty')).toBe('none');
    expect(factOf(aDetailedCard({ warranty: null }), 'warranty')).toBeNull();
    expect(factOf(aDetailedCard({ warranty: 18 }), 'warranty')).toBe('18');
  });

  it('leave out the facts of goods for a service', () => {
    const ids = factsOf(aDetailedCard({ type: 'service' }), texts).map(({ id }) => id);
    expect(ids).not.toContain('hs_code');
    expect(ids).not.toContain('length');
    expect(ids).toContain('minimum_quantum');
    const { company, product } = aDetailedCard();
    const named = { type: 'service', company: { ...company, short_name: 'Charminar IT' } } as const;
    const brandOf = (brand_name: string) =>
      factsOf(aDetailedCard({ ...named, product: { ...product, brand_name } }), texts).some(({ id }) => id === 'brand');
    expect([brandOf('Charminar'), brandOf('SAP')]).toEqual([false, true]);
  });
});

describe('The way to a card and back', () => {
  const card = aDetailedCard();
  it('stores the list page in a product’s address, except for the first page', () => {
    expect(toCard(card, 3)).toMatch(/\/3$/);
    expect(toCard(card, 1)).toMatch(new RegExp(`${card.sku_id}$`));
    expect(toCard({ ...card, type: 'service' }, 3)).toMatch(new RegExp(`^/catalog/service/.*${card.sku_id}$`));
  });
  it.each([
    ['3', '?page=3'],
    ['1', ''],
    [undefined, ''],
    ['x', ''],
  ])('goes back to page %s', (page, query) => {
    expect(toListOfCard('c', page)).toBe(`/catalog/category/c${query}`);
  });
});

describe('The cart of a card', () => {
  it.each([
    [null, 1],
    [0.5, 1],
    [2.2, 3],
    [200, 200],
  ])('a minimum of %s starts with a quantity of %s', (minimum, count) => {
    expect(firstCount(minimum)).toBe(count);
  });

  it('visitors of the supplier platform have no cart, and drafts cannot be added', () => {
    expect(cartAccess({ user: null, platform: 'customer' }, false)).toBe('sign-in');
    expect(cartAccess({ user: null, platform: 'supplier' }, false)).toBe('none');
    expect(cartAccess({ user: null, platform: 'customer' }, true)).toBe('none');
  });
});
