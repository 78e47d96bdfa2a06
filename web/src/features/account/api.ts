import type { CallTo, LoginInput } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { listTag } from '../../api/tags';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query({
      ...calls('getDesk', (query: CallTo<'getDesk'>['query']) => ({ query })),
      providesTags: [listTag('dashboard')],
      keepUnusedDataFor: 0,
    }),
    createSession: build.mutation(calls('createSession', (input: LoginInput) => ({ input }))),
  }),
});

export const { useGetDeskQuery, useCreateSessionMutation } = accountApi;
