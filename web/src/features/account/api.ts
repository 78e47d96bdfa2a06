import type { LoginInput } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag } from '../../api/tags';

/** Days as YYYY-MM-DD, both included. */
interface Span {
  from: string;
  to: string;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query({
      ...asks('getDesk'),
      providesTags: [listTag('dashboard')],
      keepUnusedDataFor: 0,
    }),
    listCurrencyRates: build.query({
      ...asks('listCurrencyRates', (query: Span) => ({ query })),
      providesTags: [listTag('reference')],
    }),
    createSession: build.mutation(asks('createSession', (input: LoginInput) => ({ input }))),
  }),
});

export const { useGetDeskQuery, useListCurrencyRatesQuery, useCreateSessionMutation } = accountApi;
