import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { landedCart, landedCities, landedPrice } from '../pages/landed-price.js';

/** What goods cost in the customer's warehouse. */
export const landedPriceRoutes = [
  route(endpoints.getLandedPrice, async (call) => {
    await call.deps.estimateLimit.take(call.req.ip ?? '');
    return { data: await landedPrice(call) };
  }),
  route(endpoints.getLandedCart, async (call) => {
    await call.deps.estimateLimit.take(call.req.ip ?? '');
    return { data: await landedCart(call) };
  }),
  route(endpoints.listLandedCities, async (call) => ({ data: await landedCities(call) })),
];
