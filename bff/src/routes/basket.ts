import {
  basketAddInput,
  basketItemsInput,
  basketItemsView,
  basketRemoveInput,
  basketView,
  productCountView,
} from '@setu/contract';
import { route } from '../http/route.js';
import { basketItems } from '../pages/basket.js';
import { publishedCard } from '../pages/draft-sources.js';

const counted = (count: number) => ({ data: { product_count: count }, top: { product_count: count } });

/** The cart. */
export const basketRoutes = [
  route(
    'get',
    '/basket/',
    { kind: 'S', who: 'customer', summary: 'The cart page', answer: basketView },
    async (ask) => {
      const request = ask.actor.commerceAllowed ? 'allowed' : 'commerce_not_allowed';
      return { data: { ...(await basketItems(ask, {})), request } };
    },
  ),
  route(
    'post',
    '/basket/items',
    {
      kind: 'A',
      who: 'customer',
      input: basketItemsInput,
      summary: 'The cart’s lines, filtered, sorted, paged',
      answer: basketItemsView,
    },
    async (ask) => ({ data: await basketItems(ask, ask.input) }),
  ),
  route(
    'post',
    '/basket/products/add',
    {
      kind: 'A',
      who: 'customer',
      input: basketAddInput,
      summary: 'Puts a card into the cart; twice adds up',
      answer: productCountView,
    },
    async (ask) => {
      const card = await publishedCard(ask, ask.input.id);
      const { lineCount } = await ask.deps.services.request.addToCart({ card, count: ask.input.count }, ask.writes());
      return counted(lineCount);
    },
  ),
  route(
    'post',
    '/basket/remove-from-basket',
    {
      kind: 'A',
      who: 'customer',
      input: basketRemoveInput,
      summary: 'Takes a SKU out of the cart',
      answer: productCountView,
    },
    async (ask) => {
      const { lineCount } = await ask.deps.services.request.removeFromCart({ skuId: ask.input.id }, ask.writes());
      return counted(lineCount);
    },
  ),
  route(
    'post',
    '/basket/clear',
    { kind: 'A', who: 'customer', summary: 'Empties the cart', answer: productCountView },
    async (ask) => {
      await ask.deps.services.request.clearCart({}, ask.writes());
      return counted(0);
    },
  ),
];
