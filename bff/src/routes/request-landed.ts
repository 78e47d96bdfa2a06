import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { offersLanded, recordLanded, requestLanded } from '../pages/request-landed.js';

/** What the goods of a request and of its offers cost in the customer's warehouse. */
export const requestLandedRoutes = [
  route(endpoints.getRequestLanded, async (call) => ({ data: await requestLanded(call, call.params.request) })),
  route(endpoints.recordRequestLanded, async (call) => {
    await call.deps.estimateLimit.take(call.req.ip ?? '');
    return { data: await recordLanded(call) };
  }),
  route(endpoints.listOfferLanded, async (call) => {
    await call.deps.estimateLimit.take(call.req.ip ?? '');
    return { data: await offersLanded(call) };
  }),
];
