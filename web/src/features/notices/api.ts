import type { NoticePeriod } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';
import { type NoticeQuery, toLoader } from './notice-query';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query({
      ...asks('listNotices', ({ query, period }: { query: NoticeQuery; period: NoticePeriod }) => ({
        input: toLoader(query, period),
      })),
      providesTags: [listTag('notice')],
    }),
    getLastNotices: build.query({
      ...asks('getLastNotices'),
      providesTags: [listTag('notice')],
    }),
    /** Marks the notice read and answers where its subject is shown. */
    openNotice: build.mutation({
      ...asks('openNotice', (uuid: string) => ({ params: { uuid } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
    }),
    deleteNotices: build.mutation({
      ...asks('deleteNotices', (ids: string[]) => ({ input: { type: 'notice', ids } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
    }),
  }),
});

export const { useListNoticesQuery, useGetLastNoticesQuery, useOpenNoticeMutation, useDeleteNoticesMutation } =
  noticesApi;
