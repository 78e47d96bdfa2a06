import type { CardFilter } from '@setu/proto/catalogue/search';
import type { Catalogue } from './fixtures.js';
import { visitor } from './shown.js';

const pageOf = 20;

/** Pages through a list. Checks that every page but the last is full and has the same totals. */
async function paged(pageAt: (page: number) => ReturnType<Catalogue['client']['listCards']>) {
  const pages: string[][] = [];
  for (let page = 1; ; page += 1) {
    const { cards, totals } = await pageAt(page);
    pages.push(cards.map(({ skuId }) => skuId));
    if (cards.length < pageOf) return { totals, pages };
  }
}

/**
 * Returns everything that anonymous visitors see of the catalogue: all pages of lists, counts, suggestions and
 * sitemaps.
 */
export async function publicView(
  { client, deps }: Catalogue,
  { categoryId, search }: { categoryId: string; search: string },
) {
  const call = { actor: visitor };
  const list = (inCategory: string, filter: CardFilter) =>
    paged((page) => client.listCards({ categoryId: inCategory, filter, page: { page, limit: pageOf } }, call));
  const dear = { priceFrom: { minor: 101_00n, currency: 'INR' } };
  const { categories } = await client.listCategories({ knownStamps: [] }, call);
  const suggested = await client.suggest({ query: search.slice(0, 3) }, call);
  return {
    everything: await list('', { search: '' }),
    category: await list(categoryId, { search: '' }),
    dear: await list('', { search: '', ...dear }),
    found: await list('', { search }),
    foundDear: await list('', { search, ...dear }),
    foundInCategory: await list(categoryId, { search }),
    counts: categories.map(({ id, skuCount }) => [id, skuCount]),
    suggested: suggested.cards.map(({ skuId }) => skuId),
    sitemap: (await deps.read.sitemap.cards('', 1_000)).map(({ skuId }) => skuId),
    suppliers: await deps.read.sitemap.companies('', 100),
  };
}
