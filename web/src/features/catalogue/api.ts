import type { CategoryIndexView, CategoryView } from '@setu/contract';
import { api } from '../../api/api';
import { listTag, provideList } from '../../api/tags';

/** A category, or null for everything; `search` is the list's canonical query. */
export interface CardListPlace {
  categoryId: string | null;
  search: string;
}

/** The BFF's path of a product list. */
export function pathOfList({ categoryId, search }: CardListPlace): string {
  return `/catalog/category/${categoryId ?? ''}${search && `?${search}`}`;
}

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryIndex: build.query<CategoryIndexView, void>({
      query: () => '/catalog/category/',
      providesTags: [listTag('category')],
      keepUnusedDataFor: 600,
    }),
    listCards: build.query<CategoryView, CardListPlace>({
      query: pathOfList,
      providesTags: (view) => provideList('card', view?.pagination.items),
    }),
  }),
});

export const { useGetCategoryIndexQuery, useListCardsQuery } = catalogueApi;
export const { getCategoryIndex, listCards } = catalogueApi.endpoints;
