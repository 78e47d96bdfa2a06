import type { HomeView } from '@setu/contract';
import { api } from '../../api/api';
import { idTag, listTag } from '../../api/tags';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<HomeView, void>({
      query: () => '/',
      providesTags: [idTag('page', 'home'), listTag('card')],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
export const { getHome } = homeApi.endpoints;
