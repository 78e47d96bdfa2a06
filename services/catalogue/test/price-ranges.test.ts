import { inr } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const anonymous = actors.anonymous({ locale: 'ru' });
const ownStaff = actors.supplier({ companyId: company.deccan });

interface Request {
  from?: bigint;
  to?: bigint;
  search?: string;
}
const filterOf = ({ from, to, search = '' }: Request) => ({
  search,
  priceFrom: from === undefined ? undefined : inr(from),
  priceTo: to === undefined ? undefined : inr(to),
});

/** The lists of cards with prices. Each has the dosing pump (40,000.00 to 55,000.00 rupees). */
const lists = {
  'a category': (request: Request) =>
    catalogue.client.listCards({ categoryId: category.machines, filter: filterOf(request) }, { actor: anonymous }),
  'a search': (request: Request) =>
    catalogue.client.listCards(
      { categoryId: '', filter: filterOf({ ...request, search: 'насос' }) },
      { actor: anonymous },
    ),
  'a company': (request: Request) =>
    catalogue.client.listCompanyCards(
      { companyId: company.deccan, categoryId: category.machines, filter: filterOf(request) },
      { actor: anonymous },
    ),
  'a company as its staff sees it': (request: Request) =>
    catalogue.client.listCompanyCards(
      { companyId: company.deccan, categoryId: category.machines, filter: filterOf(request) },
      { actor: ownStaff },
    ),
};
type ListName = keyof typeof lists;

describe.each(Object.keys(lists) as ListName[])('A card with a price range in %s', (name) => {
  const shows = async (request: Request) => {
    const { cards, totals } = await lists[name](request);
    const isShown = cards.some(({ skuId }) => skuId === sku.dosingPump);
    expect(totals?.total).toBe(cards.length);
    return isShown;
  };

  it.each<[string, Request, boolean]>([
    ['the filter is inside the range', { from: 45_000_00n, to: 46_000_00n }, true],
    ['the range is inside the filter', { from: 30_000_00n, to: 60_000_00n }, true],
    ['the filter ends at the start of the range', { from: 1_00n, to: 40_000_00n }, true],
    ['the filter starts at the end of the range', { from: 55_000_00n, to: 60_000_00n }, true],
    ['the filter has no upper end and starts inside the range', { from: 54_999_99n }, true],
    ['the filter has no lower end and ends inside the range', { to: 40_000_01n }, true],
    ['the filter ends before the range', { to: 39_999_99n }, false],
    ['the filter starts after the range', { from: 55_000_01n }, false],
  ])('matches only if its range overlaps the filter: %s', async (_, request, expected) => {
    expect(await shows(request)).toBe(expected);
  });
});

describe('The price bounds of a set', () => {
  it('include the upper end of a range and do not change with a price filter', async () => {
    const bounds = { minPrice: inr(40_000_00n), maxPrice: inr(55_000_00n) };
    const list = (request: Request) =>
      catalogue.client.listCards({ categoryId: category.dosing, filter: filterOf(request) }, { actor: anonymous });
    expect((await list({})).totals).toMatchObject(bounds);
    expect((await list({ to: 1_00n })).totals).toMatchObject({ total: 0, ...bounds });
    for (const name of ['a company', 'a company as its staff sees it'] as const) {
      expect((await lists[name]({ to: 1_00n })).totals, name).toMatchObject({ total: 0, ...bounds });
    }
  });

  it('are absent if every price is on request, and no price filter finds such a card', async () => {
    const tea = (request: Request) =>
      catalogue.client.listCards(
        { categoryId: '', filter: filterOf({ ...request, search: 'TEA-002' }) },
        { actor: anonymous },
      );
    const all = await tea({});
    expect(all.cards.map(({ skuId }) => skuId)).toEqual([sku.blackTea]);
    expect([all.totals?.minPrice, all.totals?.maxPrice]).toEqual([undefined, undefined]);
    expect((await tea({ from: 0n })).totals).toMatchObject({ total: 0, minPrice: undefined });
  });
});
