import {
  cardListCodec,
  categoryIndexView,
  categoryNode,
  categoryView,
  productView,
  type SkuType,
} from '@setu/contract';
import { notFound } from '@setu/kit/core';
import { z } from 'zod';
import type { Ask } from '../http/ask.js';
import { route } from '../http/route.js';
import { categoryIndexPage, categoryPage, categoryTree } from '../pages/category.js';
import { findCard, productPage } from '../pages/product.js';

const filtered = (ask: Ask): boolean => ask.query.some(([key]) => key === 'f_search' || key.startsWith('f_price['));

const cardPage = (type: SkuType) => async (ask: Ask) => {
  const { skuId = '', catalogCategoryTree = '' } = ask.params;
  return { data: await productPage(ask, { skuId, type, categoryId: catalogCategoryTree }) };
};

const typeOf = (ask: Ask): SkuType => {
  const { type } = ask.params;
  if (type !== 'product' && type !== 'service') throw notFound();
  return type;
};

/** The catalogue's reading rows. */
export const catalogueRoutes = [
  route(
    'get',
    '/catalog/category/',
    {
      kind: 'S',
      who: 'public',
      list: cardListCodec,
      summary: 'All trees with their categories; with f_search or f_price the product list over all of them',
      answer: z.union([categoryIndexView, categoryView]),
    },
    async (ask) => ({ data: filtered(ask) ? await categoryPage(ask, '') : await categoryIndexPage(ask) }),
  ),
  route(
    'get',
    '/catalog/category/:id',
    {
      kind: 'S',
      who: 'public',
      ids: ['id'],
      list: cardListCodec,
      summary: 'The product list of a category',
      answer: categoryView,
    },
    async (ask) => ({ data: await categoryPage(ask, ask.params.id ?? '') }),
  ),
  route(
    'get',
    '/catalog/product/:catalogCategoryTree/:skuId{/:page}',
    {
      kind: 'S',
      who: 'public',
      ids: ['catalogCategoryTree', 'skuId'],
      summary: 'A product; `page` is the list page to go back to',
      answer: productView,
    },
    cardPage('product'),
  ),
  route(
    'get',
    '/catalog/service/:catalogCategoryTree/:skuId',
    { kind: 'S', who: 'public', ids: ['catalogCategoryTree', 'skuId'], summary: 'A service', answer: productView },
    cardPage('service'),
  ),
  route(
    'get',
    '/catalog/:type/:id',
    {
      kind: 'S',
      who: 'public',
      ids: ['id'],
      browserRuns: true,
      summary: 'A card by its id alone: a browser is sent to its canonical address',
      answer: productView,
    },
    async (ask) => {
      const type = typeOf(ask);
      const skuId = ask.params.id ?? '';
      if (!ask.browser) return { data: await productPage(ask, { skuId, type }) };
      const { card } = await findCard(ask, skuId, type);
      return { goTo: `/catalog/${type}/${card.categoryId}/${skuId}` };
    },
  ),
  route(
    'get',
    '/catalog/tree',
    { kind: 'A', who: 'public', summary: 'All trees, nested', answer: z.object({ tree: z.array(categoryNode) }) },
    async (ask) => {
      const tree = await categoryTree(ask);
      return { data: { tree } };
    },
  ),
];
