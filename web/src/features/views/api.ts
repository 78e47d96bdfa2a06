import type { CallTo, SavedViewList } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const changed = onSuccess(() => [listTag('savedView')]);

const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query({
      ...calls('listViews', (list: SavedViewList) => ({ params: { list } })),
      providesTags: [listTag('savedView')],
    }),
    keepSavedView: build.mutation({
      ...calls('saveView', ({ list, input }: { list: SavedViewList; input: CallTo<'saveView'>['input'] }) => ({
        params: { list },
        input,
      })),
      invalidatesTags: changed,
    }),
    deleteSavedView: build.mutation({
      ...calls('removeView', ({ list, view }: { list: SavedViewList; view: string }) => ({ params: { list, view } })),
      invalidatesTags: changed,
    }),
  }),
});

export const { useListSavedViewsQuery, useKeepSavedViewMutation, useDeleteSavedViewMutation } = viewsApi;
