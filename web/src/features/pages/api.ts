import type { StaticPageView } from '@setu/contract';
import { api } from '../../api/api';
import { idTag } from '../../api/tags';

const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStaticPage: build.query<StaticPageView, string>({
      query: (link) => `/page/${encodeURIComponent(link)}`,
      providesTags: (_page, _error, link) => [idTag('page', link)],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetStaticPageQuery } = pagesApi;
export const { getStaticPage } = pagesApi.endpoints;
