import { api } from '../api/api';
import { asks } from '../api/endpoint';
import { listTag } from '../api/tags';

/** What the header itself asks for. */
const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategorySuppliers: build.query({
      ...asks('listCategorySuppliers', (id: string) => ({ params: { id } })),
      providesTags: [listTag('card')],
      keepUnusedDataFor: 600,
    }),
    getSuggestions: build.query({
      ...asks('getSuggestions', (q: string) => ({ query: { q } })),
      providesTags: [listTag('card')],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetSuggestionsQuery, useListCategorySuppliersQuery } = shellApi;
