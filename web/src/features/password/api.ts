import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag } from '../../api/tags';

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReset: build.query({
      ...asks('getReset', (token: string) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    requestReset: build.mutation(asks('requestReset', (input: CallTo<'requestReset'>['input']) => ({ input }))),
    resetPassword: build.mutation(
      asks('resetPassword', ({ token, input }: { token: string; input: CallTo<'resetPassword'>['input'] }) => ({
        params: { token },
        input,
      })),
    ),
    changePassword: build.mutation(asks('changePassword', (input: CallTo<'changePassword'>['input']) => ({ input }))),
    listOwnSessions: build.query({
      ...asks('listOwnSessions'),
      providesTags: [listTag('ownSession')],
      keepUnusedDataFor: 0,
    }),
    endOwnSession: build.mutation({
      ...asks('endOwnSession', (id: string) => ({ params: { id } })),
      invalidatesTags: [listTag('ownSession')],
    }),
    endOtherOwnSessions: build.mutation({
      ...asks('endOtherSessions'),
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
