import { type CallTo, homeAdminRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

type Home = CallTo<'saveHome'>['input'];

const home = idTag('page', 'home');

const homeAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomeAdmin: build.query({ ...calls('getHomeAdmin'), providesTags: [home] }),
    saveHome: build.mutation({
      ...callsAt(homeAdminRoutes, 'saveHome', (input: Home) => ({ input })),
      invalidatesTags: onSuccess(() => [home]),
    }),
    findCards: build.query({
      ...calls('getSuggestions', (q: string) => ({ query: { q } })),
      providesTags: [listTag('card')],
    }),
  }),
});

export const { useGetHomeAdminQuery, useSaveHomeMutation, useLazyFindCardsQuery } = homeAdminApi;
