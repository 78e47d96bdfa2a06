import { type CallTo, hsCodeRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';
import { listTag } from '../../api/tags';

const hsCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findHsCodes: build.query({
      ...callsAt(hsCodeRoutes, 'findHsCodes', ({ q, category }: { q: string; category: string }) => ({
        query: { q, category },
      })),
      providesTags: [listTag('card')],
      keepUnusedDataFor: 300,
    }),
    suggestHsCodes: build.query({
      ...callsAt(hsCodeRoutes, 'suggestHsCodes', (query: CallTo<'suggestHsCodes'>['query']) => ({ query })),
      providesTags: [listTag('card')],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useFindHsCodesQuery, useSuggestHsCodesQuery } = hsCodesApi;
