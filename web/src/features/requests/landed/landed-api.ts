import { type CallTo, requestLandedRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';
import { idTag, onSuccess } from '../../../api/tags';
import type { Addressed } from '../addressed';

const landedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The landed price of a request, with all versions. */
    getRequestLanded: build.query({
      ...callsAt(requestLandedRoutes, 'getRequestLanded', (request: string) => ({ params: { request } })),
      providesTags: (_view, _error, id) => [idTag('request', id)],
    }),
    recordRequestLanded: build.mutation({
      ...callsAt(
        requestLandedRoutes,
        'recordRequestLanded',
        ({ id, body, idempotencyKey }: Addressed<CallTo<'recordRequestLanded'>['input']>) => ({
          params: { request: id },
          input: body,
          idempotencyKey,
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id)]),
    }),
    /** The landed prices of the offers for a request. */
    listRequestOffersLanded: build.query({
      ...callsAt(requestLandedRoutes, 'listOfferLanded', ({ id, city }: { id: string; city: string }) => ({
        params: { request: id },
        query: { city },
      })),
      providesTags: (_view, _error, { id }) => [idTag('request', id)],
    }),
  }),
});

export const { useGetRequestLandedQuery, useRecordRequestLandedMutation, useListRequestOffersLandedQuery } = landedApi;
