import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { searchRoutes } from './routes/searches.js';
import { nothing, uuid } from './values.js';

/** POST /catalog/opened */
export const openedInput = z.object({ search: uuid, sku: uuid });
export type OpenedInput = z.input<typeof openedInput>;

export const searchEndpoints = /* @__PURE__ */ endpointsOf(searchRoutes, {
  tellOpened: {
    summary: 'Records that a card was opened from a search, without the user',
    input: openedInput,
    answer: nothing,
  },
});
