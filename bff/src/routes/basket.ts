import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { route } from '../http/route.js';
import { basketItems, lineView, totalView } from '../pages/basket.js';
import { publishedCard } from '../pages/draft-sources.js';

/** The cart. */
export const basketRoutes = [
  route(endpoints.getCart, async (ask) => {
    const request = ask.actor.commerceAllowed ? ('allowed' as const) : ('commerce_not_allowed' as const);
    return { data: { ...(await basketItems(ask, {})), request } };
  }),
  route(endpoints.listCartLines, async (ask) => ({ data: await basketItems(ask, ask.input) })),
  route(endpoints.addToCart, async (ask) => {
    const card = await publishedCard(ask, ask.input.id);
    const { idempotencyKey, input } = ask;
    const added = { card, count: input.count, idempotencyKey };
    const { lineCount } = await ask.deps.services.request.addToCart(added, ask.writes());
    return { data: { product_count: lineCount } };
  }),
  route(endpoints.setCartCount, async (ask) => {
    const { request } = ask.deps.services;
    const asked = { lineId: ask.params.item, count: ask.input.count };
    const { line, cartTotal, lineCount } = await request.setCartCount(asked, ask.writes());
    if (!line) throw internal('a count without its cart item');
    const data = { line: lineView(line, ask.locale), cart_total: totalView(cartTotal), product_count: lineCount };
    return { data };
  }),
  route(endpoints.keepCartLine, async (ask) => {
    const asked = { lineId: ask.params.item, later: ask.input.later };
    const { lineCount } = await ask.deps.services.request.keepForLater(asked, ask.writes());
    return { data: { product_count: lineCount } };
  }),
  route(endpoints.removeCartLine, async (ask) => {
    const { lineCount } = await ask.deps.services.request.removeFromCart({ skuId: ask.input.id }, ask.writes());
    return { data: { product_count: lineCount } };
  }),
  route(endpoints.clearCart, async (ask) => {
    await ask.deps.services.request.clearCart({}, ask.writes());
    return { data: { product_count: 0 } };
  }),
];
