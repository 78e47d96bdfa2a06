import { endpoints, type SkuType } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { route } from '../http/route.js';
import { isFiltered } from '../pages/card-filter.js';
import { categoryAnswer, categoryIndexPage, categoryTree } from '../pages/category.js';
import { categorySuppliers } from '../pages/category-suppliers.js';
import { openedCard, openedCategory, openedCategoryIndex } from '../pages/opened.js';
import { findCard, productPage } from '../pages/product.js';
import { similarCards } from '../pages/similar-cards.js';

/** Returns a card's page for the app and counts the view. */
const opened = async (call: CallContext, of: Parameters<typeof productPage>[1]) => {
  const data = await productPage(call, of);
  call.deps.cardViews.opened(call, of.skuId);
  return { data };
};

const typeOf = (name: string): SkuType => {
  if (name !== 'product' && name !== 'service') throw notFound();
  return name;
};

/** The routes that read the catalogue. */
export const catalogueRoutes = [
  route(endpoints.getCategoryIndex, { page: openedCategoryIndex }, async (call) => ({
    data: isFiltered(call.query)
      ? await categoryAnswer(call, { categoryId: '', query: call.query })
      : await categoryIndexPage(call),
  })),
  route(endpoints.listCards, { page: openedCategory }, async (call) => ({
    data: await categoryAnswer(call, { categoryId: call.params.id, query: call.query }),
  })),
  route(endpoints.getProduct, { page: openedCard('product') }, async (call) => {
    const { skuId, catalogCategoryTree: categoryId } = call.params;
    return opened(call, { skuId, type: 'product', categoryId });
  }),
  route(endpoints.getService, { page: openedCard('service') }, async (call) => {
    const { skuId, catalogCategoryTree: categoryId } = call.params;
    return opened(call, { skuId, type: 'service', categoryId });
  }),
  route(endpoints.findCard, { browserRuns: true }, async (call) => {
    const type = typeOf(call.params.type);
    const skuId = call.params.id;
    if (!call.browser) return { data: await productPage(call, { skuId, type }) };
    const { card } = await findCard(call, skuId, type);
    return { goTo: `/catalog/${type}/${card.categoryId}/${skuId}` };
  }),
  route(endpoints.getCategoryTree, async (call) => ({ data: { tree: await categoryTree(call) } })),
  route(endpoints.listSimilarCards, async (call) => ({ data: await similarCards(call, call.params.id) })),
  route(endpoints.listCategorySuppliers, async (call) => ({
    data: await categorySuppliers(call, call.params.id),
  })),
];
