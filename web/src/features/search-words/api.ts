import { type CallTo, searchWordRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { asks, asksAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

/** The state of the page: the period of missed searches, a search to try, and a page of the changes. */
export interface WordsPlace {
  days: number;
  try: string;
  page: number;
}

const words = onSuccess(() => [listTag('searchWord')]);

const searchWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchWords: build.query({
      ...asks('getSearchWords', (query: WordsPlace) => ({ query })),
      providesTags: [listTag('searchWord')],
    }),
    saveSynonym: build.mutation({
      ...asksAt(
        searchWordRoutes,
        'saveSynonym',
        ({ idempotencyKey, ...input }: CallTo<'saveSynonym'>['input'] & { idempotencyKey: string }) => ({
          ...{ input, idempotencyKey },
        }),
      ),
      invalidatesTags: words,
    }),
    removeSynonym: build.mutation({
      ...asksAt(searchWordRoutes, 'removeSynonym', ({ id, version }: { id: string; version: number }) => ({
        ...{ params: { synonym: id }, input: { version } },
      })),
      invalidatesTags: onSuccess(() => [listTag('searchWord')]),
    }),
    saveStopWords: build.mutation({
      ...asksAt(searchWordRoutes, 'saveStopWords', (input: CallTo<'saveStopWords'>['input']) => ({ input })),
      invalidatesTags: words,
    }),
  }),
});

export const { useGetSearchWordsQuery, useSaveSynonymMutation, useRemoveSynonymMutation, useSaveStopWordsMutation } =
  searchWordsApi;
