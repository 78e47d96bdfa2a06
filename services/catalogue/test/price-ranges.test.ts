import { inr } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, company, givenCatalogue, sku } from './given.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await givenCatalogue();
});
afterAll(() => catalogue?.close());

const anybody = actors.anonymous({ locale: 'ru' });
const ownStaff = actors.supplier({ companyId: company.deccan });

interface Asked {
  from?: bigint;
  to?: bigint;
  search?: string;
}
const filterOf = ({ from, to, search = '' }: Asked) => ({
  search,
  priceFrom: from === undefined ? undefined : inr(from),
  priceTo: to === undefined ? undefined : inr(to),
});

/** The lists cards with prices stand in: each with the dosing pump (40,000.00 to 55,000.00 rupees). */
const lists = {
  'a category': (asked: Asked) =>
    catalogue.client.listCards({ categoryId: category.machines, filter: filterOf(asked) }, { actor: anybody }),
  'a search': (asked: Asked) =>
    catalogue.client.listCards({ categoryId: '', filter: filterOf({ ...asked, search: 'насос' }) }, { actor: anybody }),
  'a company': (asked: Asked) =>
    catalogue.client.listCompanyCards(
      { companyId: company.deccan, categoryId: category.machines, filter: filterOf(asked) },
      { actor: anybody },
    ),
  'a company as its staff sees it': (asked: Asked) =>
    catalogue.client.listCompanyCards(
      { companyId: company.deccan, categoryId: category.machines, filter: filterOf(asked) },
      { actor: ownStaff },
    ),
};
type ListName = keyof typeof lists;

describe.each(Object.keys(lists) as ListName[])('a card with a price range in %s', (name) => {
  const shows = async (asked: Asked) => {
    const { cards, totals } = await lists[name](asked);
    const isShown = cards.some(({ skuId }) => skuId === sku.dosingPump);
    expect(totals?.total).toBe(cards.length);
    return isShown;
  };

  it.each<[string, Asked, boolean]>([
    ['the filter lies inside of it', { from: 45_000_00n, to: 46_000_00n }, true],
    ['it lies inside of the filter', { from: 30_000_00n, to: 60_000_00n }, true],
    ['the filter ends where it begins', { from: 1_00n, to: 40_000_00n }, true],
    ['the filter begins where it ends', { from: 55_000_00n, to: 60_000_00n }, true],
    ['the filter has no upper end and begins inside of it', { from: 54_999_99n }, true],
    ['the filter has no lower end and ends inside of it', { to: 40_000_01n }, true],
    ['the filter ends before it', { to: 39_999_99n }, false],
    ['the filter begins after it', { from: 55_000_01n }, false],
  ])('when %s: matches as the two overlap', async (_, asked, expected) => {
    expect(await shows(asked)).toBe(expected);
  });
});

describe('the bounds of a set', () => {
  it('reach to the upper end of a range, and stay what they are when a price filter is on', async () => {
    const bounds = { minPrice: inr(40_000_00n), maxPrice: inr(55_000_00n) };
    const ask = (asked: Asked) =>
      catalogue.client.listCards({ categoryId: category.dosing, filter: filterOf(asked) }, { actor: anybody });
    expect((await ask({})).totals).toMatchObject(bounds);
    expect((await ask({ to: 1_00n })).totals).toMatchObject({ total: 0, ...bounds });
    for (const name of ['a company', 'a company as its staff sees it'] as const) {
      expect((await lists[name]({ to: 1_00n })).totals, name).toMatchObject({ total: 0, ...bounds });
    }
  });

  it('are absent where every price is on request, and no price filter finds such a card', async () => {
    const tea = (asked: Asked) =>
      catalogue.client.listCards(
        { categoryId: '', filter: filterOf({ ...asked, search: 'TEA-002' }) },
        { actor: anybody },
      );
    const all = await tea({});
    expect(all.cards.map(({ skuId }) => skuId)).toEqual([sku.blackTea]);
    expect([all.totals?.minPrice, all.totals?.maxPrice]).toEqual([undefined, undefined]);
    expect((await tea({ from: 0n })).totals).toMatchObject({ total: 0, minPrice: undefined });
  });
});
