import type { LastNoticesView, NoticeListView, NoticePeriod, RouteView } from '@setu/contract';
import { api } from '../../api/api';
import { listTag, onSuccess } from '../../api/tags';
import { type NoticeQuery, toLoader } from './notice-query';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<NoticeListView, { query: NoticeQuery; period: NoticePeriod }>({
      query: ({ query, period }) => ({
        url: '/user/notice/api/loader',
        method: 'POST',
        body: toLoader(query, period),
      }),
      providesTags: [listTag('notice')],
    }),
    getLastNotices: build.query<LastNoticesView, void>({
      query: () => '/user/notice/api/last',
      providesTags: [listTag('notice')],
    }),
    /** Marks the notice read and answers where its subject is shown. */
    openNotice: build.mutation<{ route: RouteView }, string>({
      query: (id) => ({ url: `/user/notice/entity_redirect/${id}`, method: 'POST', body: {} }),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
    }),
    deleteNotices: build.mutation<{ unReadMessageCount: { notices: number } }, string[]>({
      query: (ids) => ({ url: '/user/notice/api/dropnotices', method: 'POST', body: { type: 'notice', ids } }),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
    }),
  }),
});

export const { useListNoticesQuery, useGetLastNoticesQuery, useOpenNoticeMutation, useDeleteNoticesMutation } =
  noticesApi;
