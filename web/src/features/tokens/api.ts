import { type CallTo, tokenRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const tokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTokens: build.query({
      ...callsAt(tokenRoutes, 'listTokens'),
      providesTags: [listTag('token')],
      keepUnusedDataFor: 0,
    }),
    createToken: build.mutation({
      ...callsAt(tokenRoutes, 'createToken', (input: CallTo<'createToken'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('token')]),
    }),
    revokeToken: build.mutation({
      ...callsAt(tokenRoutes, 'revokeToken', (token: string) => ({ params: { token } })),
      // Reloads the list even after a failure, because the token may have expired or been revoked elsewhere.
      invalidatesTags: [listTag('token')],
    }),
  }),
});

export const { useListTokensQuery, useCreateTokenMutation, useRevokeTokenMutation } = tokensApi;
