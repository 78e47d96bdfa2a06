import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { listTag } from '../../api/tags';

const treeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads all trees, for searching and choosing. */
    getCategoryTree: build.query({
      ...calls('getCategoryTree'),
      providesTags: [listTag('category')],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetCategoryTreeQuery } = treeApi;
