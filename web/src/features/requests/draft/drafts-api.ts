import type { CallTo } from '@setu/contract';
import { api } from '../../../api/api';
import { calls } from '../../../api/endpoint';
import { listTag, onSuccess } from '../../../api/tags';
import type { Addressed } from '../addressed';

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reserves a unique id for a new form. */
    reserveRequest: build.query({ ...calls('reserveRequest'), keepUnusedDataFor: 0 }),
    getRequestDraft: build.query({
      ...calls('getRequestDraft', (requestEntity: string) => ({ params: { requestEntity } })),
      // The form's values are newer than any cache, so every opening loads the draft again.
      keepUnusedDataFor: 0,
    }),
    saveRequestDraft: build.mutation(
      calls(
        'saveRequestDraft',
        ({ id, body, isLast }: Addressed<CallTo<'saveRequestDraft'>['input']> & { isLast: boolean }) => ({
          params: { request: id },
          input: body,
          keepalive: isLast,
          isUnasked: true,
        }),
      ),
    ),
    publishRequest: build.mutation({
      ...calls('publishRequest', ({ id, body, idempotencyKey }: Addressed<CallTo<'publishRequest'>['input']>) => ({
        params: { requestEntity: id },
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('cart'), listTag('dashboard'), listTag('context')]),
    }),
    deleteRequestDraft: build.mutation({
      ...calls('deleteRequestDraft', (requestEntity: string) => ({ params: { requestEntity } })),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('dashboard')]),
    }),
  }),
});

export const {
  useReserveRequestQuery,
  useGetRequestDraftQuery,
  useSaveRequestDraftMutation,
  usePublishRequestMutation,
  useDeleteRequestDraftMutation,
} = draftsApi;
