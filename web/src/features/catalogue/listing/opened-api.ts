import { searchRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';

const openedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reports that a card is opened from a search. Nothing is shown, and the page may be closed before the report
     * arrives.
     */
    reportSearchOpened: build.mutation({
      ...callsAt(searchRoutes, 'tellOpened', (input: { search: string; sku: string }) => ({
        input,
        keepalive: true,
        isUnasked: true,
      })),
    }),
  }),
});

export const { useReportSearchOpenedMutation } = openedApi;
