import { type CallTo, companyStaffRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callsAt, callsForLocation } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';
import type { Addressed } from '../addressed';

const movesApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateRequestStatus: build.mutation({
      ...calls(
        'updateRequestStatus',
        ({ id, body, idempotencyKey }: Addressed<CallTo<'updateRequestStatus'>['input']>) => ({
          params: { id },
          input: body,
          idempotencyKey,
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [
        idTag('request', id),
        listTag('request'),
        listTag('dashboard'),
        listTag('context'),
      ]),
    }),
    /** Creates a draft with the same content by a GET and returns the address of its form. */
    createRequestCopy: build.mutation({
      ...callsForLocation('createRequestCopy', (requestEntity: string) => ({ params: { requestEntity } })),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
    /** Active suppliers to choose from. */
    findSuppliers: build.query({
      ...callsAt(companyStaffRoutes, 'findBrokerSuppliers', (search: string) => ({ query: { search } })),
      providesTags: [listTag('company')],
    }),
  }),
});

export const { useLazyFindSuppliersQuery, useUpdateRequestStatusMutation, useCreateRequestCopyMutation } = movesApi;
