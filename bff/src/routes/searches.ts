import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';

/** What becomes of searches. */
export const searchRoutes = [
  route(endpoints.tellOpened, { quiet: true }, async (ask) => {
    const { search: searchId, sku: skuId } = ask.input;
    await ask.deps.services.catalogue.tellOpened({ searchId, skuId }, ask.writes());
    return { data: {} };
  }),
];
