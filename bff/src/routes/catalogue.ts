import { endpoints, type SkuType } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { Ask } from '../http/call-context.js';
import { route } from '../http/route.js';
import { isFiltered } from '../pages/card-filter.js';
import { categoryIndexPage, categoryPage, categoryTree } from '../pages/category.js';
import { categorySuppliers } from '../pages/category-suppliers.js';
import { openedCard, openedCategory, openedCategoryIndex } from '../pages/opened.js';
import { findCard, productPage } from '../pages/product.js';

/** Returns a card's page for the app and counts the view. */
const opened = async (ask: Ask, of: Parameters<typeof productPage>[1]) => {
  const data = await productPage(ask, of);
  ask.deps.cardViews.opened(ask, of.skuId);
  return { data };
};

const typeOf = (word: string): SkuType => {
  if (word !== 'product' && word !== 'service') throw notFound();
  return word;
};

/** The routes that read the catalogue. */
export const catalogueRoutes = [
  route(endpoints.getCategoryIndex, { page: openedCategoryIndex }, async (ask) => ({
    data: isFiltered(ask.query)
      ? await categoryPage(ask, { categoryId: '', query: ask.query })
      : await categoryIndexPage(ask),
  })),
  route(endpoints.listCards, { page: openedCategory }, async (ask) => ({
    data: await categoryPage(ask, { categoryId: ask.params.id, query: ask.query }),
  })),
  route(endpoints.getProduct, { page: openedCard('product') }, async (ask) => {
    const { skuId, catalogCategoryTree: categoryId } = ask.params;
    return opened(ask, { skuId, type: 'product', categoryId });
  }),
  route(endpoints.getService, { page: openedCard('service') }, async (ask) => {
    const { skuId, catalogCategoryTree: categoryId } = ask.params;
    return opened(ask, { skuId, type: 'service', categoryId });
  }),
  route(endpoints.findCard, { browserRuns: true }, async (ask) => {
    const type = typeOf(ask.params.type);
    const skuId = ask.params.id;
    if (!ask.browser) return { data: await productPage(ask, { skuId, type }) };
    const { card } = await findCard(ask, skuId, type);
    return { goTo: `/catalog/${type}/${card.categoryId}/${skuId}` };
  }),
  route(endpoints.getCategoryTree, async (ask) => ({ data: { tree: await categoryTree(ask) } })),
  route(endpoints.listCategorySuppliers, async (ask) => ({ data: await categorySuppliers(ask, ask.params.id) })),
];
