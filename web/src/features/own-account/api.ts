import { type CallTo, ownErasureRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { asks, asksAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmailChange: build.query({
      ...asks('getEmailChange'),
      providesTags: [listTag('ownAccount')],
      keepUnusedDataFor: 0,
    }),
    changeEmail: build.mutation({
      ...asks('changeEmail', (input: CallTo<'changeEmail'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('ownAccount')]),
    }),
    withdrawEmailChange: build.mutation({
      ...asks('withdrawEmailChange'),
      invalidatesTags: [listTag('ownAccount')],
    }),
    getErasure: build.query({
      ...asksAt(ownErasureRoutes, 'getErasure'),
      providesTags: [listTag('ownAccount')],
      keepUnusedDataFor: 0,
    }),
    askErasure: build.mutation({
      ...asksAt(ownErasureRoutes, 'askErasure', (input: CallTo<'askErasure'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('ownAccount'), listTag('context')]),
    }),
    withdrawErasure: build.mutation({
      ...asksAt(ownErasureRoutes, 'withdrawErasure'),
      invalidatesTags: [listTag('ownAccount'), listTag('context')],
    }),
    getEmailConfirmation: build.query({
      ...asks('getEmailConfirmation', (token: string) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    confirmEmail: build.mutation({
      ...asks('confirmEmail', (token: string) => ({ params: { token } })),
      invalidatesTags: onSuccess(() => [listTag('ownAccount'), listTag('team'), listTag('ownSession')]),
    }),
  }),
});

export const {
  useGetEmailChangeQuery,
  useChangeEmailMutation,
  useWithdrawEmailChangeMutation,
  useGetErasureQuery,
  useAskErasureMutation,
  useWithdrawErasureMutation,
  useGetEmailConfirmationQuery,
  useConfirmEmailMutation,
} = ownAccountApi;
