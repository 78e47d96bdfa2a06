import { type CallTo, ownErasureRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmailChange: build.query({
      ...calls('getEmailChange'),
      providesTags: [listTag('ownAccount')],
      keepUnusedDataFor: 0,
    }),
    changeEmail: build.mutation({
      ...calls('changeEmail', (input: CallTo<'changeEmail'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('ownAccount')]),
    }),
    withdrawEmailChange: build.mutation({
      ...calls('withdrawEmailChange'),
      invalidatesTags: [listTag('ownAccount')],
    }),
    getErasure: build.query({
      ...callsAt(ownErasureRoutes, 'getErasure'),
      providesTags: [listTag('ownAccount')],
      keepUnusedDataFor: 0,
    }),
    askErasure: build.mutation({
      ...callsAt(ownErasureRoutes, 'askErasure', (input: CallTo<'askErasure'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('ownAccount'), listTag('context')]),
    }),
    withdrawErasure: build.mutation({
      ...callsAt(ownErasureRoutes, 'withdrawErasure'),
      invalidatesTags: [listTag('ownAccount'), listTag('context')],
    }),
    getEmailConfirmation: build.query({
      ...calls('getEmailConfirmation', (token: string) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    confirmEmail: build.mutation({
      ...calls('confirmEmail', (token: string) => ({ params: { token } })),
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
