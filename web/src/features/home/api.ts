import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { idTag, listTag } from '../../api/tags';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query({
      ...asks('getHome'),
      providesTags: [idTag('page', 'home'), listTag('card')],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
export const { getHome } = homeApi.endpoints;
