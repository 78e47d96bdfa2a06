import { type CallTo, claimRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';
import type { Addressed } from '../addressed';

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openClaim: build.mutation({
      ...callsAt(claimRoutes, 'openClaim', ({ id, body, idempotencyKey }: Addressed<CallTo<'openClaim'>['input']>) => ({
        params: { request: id },
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
    closeClaim: build.mutation({
      ...callsAt(
        claimRoutes,
        'closeClaim',
        ({ id, body, idempotencyKey }: Addressed<CallTo<'closeClaim'>['input']>) => ({
          params: { request: id },
          input: body,
          idempotencyKey,
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
  }),
});

export const { useOpenClaimMutation, useCloseClaimMutation } = claimsApi;
