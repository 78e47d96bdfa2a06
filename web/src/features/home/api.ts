import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag, listTag } from '../../api/tags';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query({
      ...calls('getHome'),
      providesTags: [idTag('page', 'home'), listTag('card')],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
export const { getHome } = homeApi.endpoints;
