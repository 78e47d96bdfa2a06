import type { AnswerTo, CategoryIndexView, CategoryView } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callTo } from '../../api/endpoint';
import { listTag, provideList } from '../../api/tags';

/** The category of a card list, or null for all categories. `search` is the list's canonical query. */
export interface CardListPlace {
  categoryId: string | null;
  search: string;
}

type IndexAnswer = AnswerTo<'getCategoryIndex'>;

// One address has two kinds of answer: all categories or, if the query has a filter, the cards of all categories.
const categoriesOf = (answer: IndexAnswer): CategoryIndexView => {
  if ('trees' in answer) return answer;
  throw new Error('The answer has cards instead of categories');
};
const cardsOf = (answer: IndexAnswer): CategoryView => {
  if ('pagination' in answer) return answer;
  throw new Error('The answer has categories instead of cards');
};

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryIndex: build.query({
      ...calls('getCategoryIndex'),
      transformResponse: categoriesOf,
      providesTags: [listTag('category')],
      keepUnusedDataFor: 600,
    }),
    listCards: build.query({
      query: ({ categoryId, search }: CardListPlace) =>
        categoryId === null
          ? callTo('getCategoryIndex', { search })
          : callTo('listCards', { params: { id: categoryId }, search }),
      transformResponse: cardsOf,
      providesTags: (view) => provideList('card', view?.pagination.items),
    }),
  }),
});

export const { useGetCategoryIndexQuery, useListCardsQuery } = catalogueApi;
export const { getCategoryIndex, listCards } = catalogueApi.endpoints;
