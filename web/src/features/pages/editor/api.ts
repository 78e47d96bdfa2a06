import { type CallTo, staticPageRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

type Saved = CallTo<'saveStaticPage'>['input'];
type Removed = CallTo<'removeStaticPage'>['input'];
type Version = CallTo<'getStaticPageVersion'>['params'];

const changed = onSuccess(({ link }: { link: string }) => [listTag('page'), idTag('page', link)]);

const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStaticPageAdmin: build.query({
      ...calls('getStaticPageAdmin', (link: string) => ({ params: { link } })),
      providesTags: [listTag('page')],
    }),
    getStaticPageVersion: build.query({
      ...callsAt(staticPageRoutes, 'getStaticPageVersion', (params: Version) => ({ params })),
      // A version never changes.
      providesTags: [],
      keepUnusedDataFor: 3600,
    }),
    previewStaticPage: build.mutation({
      ...callsAt(staticPageRoutes, 'previewStaticPage', (body: string) => ({ input: { body } })),
      invalidatesTags: [],
    }),
    saveStaticPage: build.mutation({
      ...callsAt(staticPageRoutes, 'saveStaticPage', (input: Saved) => ({ input })),
      invalidatesTags: changed,
    }),
    removeStaticPage: build.mutation({
      ...callsAt(staticPageRoutes, 'removeStaticPage', (input: Removed) => ({ input })),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetStaticPageAdminQuery,
  useGetStaticPageVersionQuery,
  usePreviewStaticPageMutation,
  useSaveStaticPageMutation,
  useRemoveStaticPageMutation,
} = editorApi;
