import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { listTag } from '../../api/tags';

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReset: build.query({
      ...calls('getReset', (token: string) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    requestReset: build.mutation(calls('requestReset', (input: CallTo<'requestReset'>['input']) => ({ input }))),
    resetPassword: build.mutation(
      calls('resetPassword', ({ token, input }: { token: string; input: CallTo<'resetPassword'>['input'] }) => ({
        params: { token },
        input,
      })),
    ),
    changePassword: build.mutation(calls('changePassword', (input: CallTo<'changePassword'>['input']) => ({ input }))),
    listOwnSessions: build.query({
      ...calls('listOwnSessions'),
      providesTags: [listTag('ownSession')],
      keepUnusedDataFor: 0,
    }),
    endOwnSession: build.mutation({
      ...calls('endOwnSession', (id: string) => ({ params: { id } })),
      invalidatesTags: [listTag('ownSession')],
    }),
    endOtherOwnSessions: build.mutation({
      ...calls('endOtherSessions'),
      invalidatesTags: [listTag('ownSession')],
    }),
  }),
});

export const {
  useGetResetQuery,
  useRequestResetMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherOwnSessionsMutation,
} = passwordApi;
