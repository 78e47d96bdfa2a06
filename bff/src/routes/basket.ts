import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { basketItems } from '../pages/basket.js';
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
    const { lineCount } = await ask.deps.services.request.addToCart({ card, count: ask.input.count }, ask.writes());
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
