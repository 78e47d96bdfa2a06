import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';

/** Tracking of what users open from a search. */
export const searchRoutes = [
  route(endpoints.tellOpened, { quiet: true }, async (ask) => {
    const { search: searchId, sku: skuId } = ask.input;
    await ask.deps.services.catalogue.tellOpened({ searchId, skuId }, ask.writes());
    return { data: {} };
  }),
];
