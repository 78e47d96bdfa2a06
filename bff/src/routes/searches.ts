import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';

/** Tracking of what users open from a search. */
export const searchRoutes = [
  route(endpoints.tellOpened, { quiet: true }, async (call) => {
    const { search: searchId, sku: skuId } = call.input;
    await call.deps.services.catalogue.tellOpened({ searchId, skuId }, call.writes());
    return { data: {} };
  }),
];
