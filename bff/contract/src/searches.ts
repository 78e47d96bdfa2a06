import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { searchRoutes } from './routes/searches.js';
import { nothing, uuid } from './values.js';

/** POST /catalog/opened */
export const openedInput = z.object({ search: uuid, sku: uuid });
export type OpenedInput = z.input<typeof openedInput>;

export const searchEndpoints = /* @__PURE__ */ endpointsOf(searchRoutes, {
  tellOpened: {
    summary: 'A card was opened from a search: kept with the search, and with nobody',
    input: openedInput,
    answer: nothing,
  },
});
