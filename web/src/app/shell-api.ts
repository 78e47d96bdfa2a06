import type { CategoryNode, SuggestionsView } from '@setu/contract';
import { api } from '../api/api';
import { listTag } from '../api/tags';

/** What the header itself asks for. */
const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryTree: build.query<{ tree: CategoryNode[] }, void>({
      query: () => '/catalog/tree',
      providesTags: [listTag('category')],
      keepUnusedDataFor: 3600,
    }),
    getSuggestions: build.query<SuggestionsView, string>({
      query: (text) => `/catalog/search/autocomplete-products?q=${encodeURIComponent(text)}`,
      providesTags: [listTag('card')],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetCategoryTreeQuery, useGetSuggestionsQuery } = shellApi;
