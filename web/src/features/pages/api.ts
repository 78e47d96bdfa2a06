import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag } from '../../api/tags';

const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStaticPage: build.query({
      ...calls('getStaticPage', (link: string) => ({ params: { link } })),
      providesTags: (_page, _error, link) => [idTag('page', link)],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetStaticPageQuery } = pagesApi;
export const { getStaticPage } = pagesApi.endpoints;
