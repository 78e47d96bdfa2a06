import { type CallTo, searchWordRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

/** The state of the page: the period of missed searches, a search to try, and a page of the changes. */
export interface WordsPlace {
  days: number;
  try: string;
  page: number;
}

const searchWordTags = onSuccess(() => [listTag('searchWord')]);

const searchWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchWords: build.query({
      ...calls('getSearchWords', (query: WordsPlace) => ({ query })),
      providesTags: [listTag('searchWord')],
    }),
    saveSynonym: build.mutation({
      ...callsAt(
        searchWordRoutes,
        'saveSynonym',
        ({ idempotencyKey, ...input }: CallTo<'saveSynonym'>['input'] & { idempotencyKey: string }) => ({
          ...{ input, idempotencyKey },
        }),
      ),
      invalidatesTags: searchWordTags,
    }),
    trySynonym: build.query({
      ...callsAt(searchWordRoutes, 'trySynonym', (input: CallTo<'trySynonym'>['input']) => ({ input })),
      providesTags: [listTag('searchWord')],
    }),
    removeSynonym: build.mutation({
      ...callsAt(searchWordRoutes, 'removeSynonym', ({ id, version }: { id: string; version: number }) => ({
        ...{ params: { synonym: id }, input: { version } },
      })),
      invalidatesTags: onSuccess(() => [listTag('searchWord')]),
    }),
    saveStopWords: build.mutation({
      ...callsAt(searchWordRoutes, 'saveStopWords', (input: CallTo<'saveStopWords'>['input']) => ({ input })),
      invalidatesTags: searchWordTags,
    }),
  }),
});

export const {
  useGetSearchWordsQuery,
  useTrySynonymQuery,
  useSaveSynonymMutation,
  useRemoveSynonymMutation,
  useSaveStopWordsMutation,
} = searchWordsApi;
