import { searchRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { asksAt } from '../../../api/endpoint';

const openedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A card is being opened from a search; nothing of it is shown, and the page may be gone before it arrives. */
    tellSearchOpened: build.mutation({
      ...asksAt(searchRoutes, 'tellOpened', (input: { search: string; sku: string }) => ({
        input,
        keepalive: true,
        isUnasked: true,
      })),
    }),
  }),
});

export const { useTellSearchOpenedMutation } = openedApi;
