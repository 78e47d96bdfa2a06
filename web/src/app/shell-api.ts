import { api } from '../api/api';
import { calls } from '../api/endpoint';
import { listTag } from '../api/tags';

/** The queries of the header. */
const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategorySuppliers: build.query({
      ...calls('listCategorySuppliers', (id: string) => ({ params: { id } })),
      providesTags: [listTag('card')],
      keepUnusedDataFor: 600,
    }),
    getSuggestions: build.query({
      ...calls('getSuggestions', (q: string) => ({ query: { q } })),
      providesTags: [listTag('card')],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetSuggestionsQuery, useListCategorySuppliersQuery } = shellApi;
