import { type CallTo, homeCareRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { asks, asksAt } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

type Home = CallTo<'saveHome'>['input'];

const home = idTag('page', 'home');

const homeAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomeCare: build.query({ ...asks('getHomeCare'), providesTags: [home] }),
    saveHome: build.mutation({
      ...asksAt(homeCareRoutes, 'saveHome', (input: Home) => ({ input })),
      invalidatesTags: onSuccess(() => [home]),
    }),
    findCards: build.query({
      ...asks('getSuggestions', (q: string) => ({ query: { q } })),
      providesTags: [listTag('card')],
    }),
  }),
});

export const { useGetHomeCareQuery, useSaveHomeMutation, useLazyFindCardsQuery } = homeAdminApi;
