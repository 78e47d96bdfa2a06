import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { route } from '../http/route.js';
import { basketItems, lineView, rateOfTotal, totalView } from '../pages/basket.js';
import { publishedCard } from '../pages/draft-sources.js';

/** The cart. */
export const basketRoutes = [
  route(endpoints.getCart, async (call) => {
    const request = call.actor.commerceAllowed ? ('allowed' as const) : ('commerce_not_allowed' as const);
    return { data: { ...(await basketItems(call, {})), request } };
  }),
  route(endpoints.listCartLines, async (call) => ({ data: await basketItems(call, call.input) })),
  route(endpoints.addToCart, async (call) => {
    const card = await publishedCard(call, call.input.id);
    const { idempotencyKey, input } = call;
    const added = { card, count: input.count, idempotencyKey };
    const { lineCount } = await call.deps.services.request.addToCart(added, call.writes());
    return { data: { product_count: lineCount } };
  }),
  route(endpoints.setCartCount, async (call) => {
    const { request } = call.deps.services;
    const rate = rateOfTotal(call.locale, await call.deps.rates.get(call.reads()));
    const command = { lineId: call.params.item, count: call.input.count, rate };
    const { line, cartTotal, lineCount } = await request.setCartCount(command, call.writes());
    if (!line) throw internal('a count without its cart item');
    const data = { line: lineView(line, call.locale), cart_total: totalView(cartTotal), product_count: lineCount };
    return { data };
  }),
  route(endpoints.keepCartLine, async (call) => {
    const command = { lineId: call.params.item, later: call.input.later };
    const { lineCount } = await call.deps.services.request.keepForLater(command, call.writes());
    return { data: { product_count: lineCount } };
  }),
  route(endpoints.removeCartLine, async (call) => {
    const { lineCount } = await call.deps.services.request.removeFromCart({ skuId: call.input.id }, call.writes());
    return { data: { product_count: lineCount } };
  }),
  route(endpoints.clearCart, async (call) => {
    await call.deps.services.request.clearCart({}, call.writes());
    return { data: { product_count: 0 } };
  }),
];
