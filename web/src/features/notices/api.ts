import type { NoticePeriod, NoticeView } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';
import { expectedCounter, follow, type Undoable } from '../../session/counters';
import { type NoticeQuery, toLoader } from './notice-query';

interface Unread {
  unReadMessageCount: { notices: number };
}

const counters = ({ unReadMessageCount: { notices } }: Unread) => ({ notices });

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query({
      ...asks('listNotices', ({ query, period }: { query: NoticeQuery; period: NoticePeriod }) => ({
        input: toLoader(query, period),
      })),
      providesTags: [listTag('notice')],
      onQueryStarted: (_place, asked) => follow(asked, { counters }),
    }),
    getLastNotices: build.query({
      ...asks('getLastNotices'),
      providesTags: [listTag('notice')],
      onQueryStarted: (_none, asked) => follow(asked, { counters }),
    }),
    /** Marks the notice read, which shows at once, and answers where its subject is shown. */
    openNotice: build.mutation({
      ...asks('openNotice', (uuid: string) => ({ params: { uuid } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard'), listTag('context')]),
      onQueryStarted: (id, change) => {
        const patches = markRead(change, id);
        return follow(change, { patches }, () => change.dispatch(api.util.invalidateTags([listTag('notice')])));
      },
    }),
    deleteNotices: build.mutation({
      ...asks('deleteNotices', (ids: string[]) => ({ input: { type: 'notice', ids } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
      onQueryStarted: (_ids, change) => follow(change, { counters }),
    }),
  }),
});

interface NoticeChange {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** Reads a notice in every list of the cache, and counts one less where it was new. */
function markRead({ dispatch, getState }: NoticeChange, id: string): Undoable[] {
  let wasNew = false;
  const read = (view: Unread & { messages: NoticeView[] }) => {
    const notice = view.messages.find((message) => message.id === id && !message.is_read);
    if (!notice) return;
    wasNew = true;
    notice.is_read = true;
    view.unReadMessageCount.notices -= 1;
  };
  const apply = (change: unknown) => dispatch(change as never) as Undoable;
  const { selectCachedArgsForQuery, updateQueryData } = noticesApi.util;
  const state = getState() as never;
  const patches = [
    ...selectCachedArgsForQuery(state, 'listNotices').map((place) =>
      apply(updateQueryData('listNotices', place, read)),
    ),
    ...selectCachedArgsForQuery(state, 'getLastNotices').map(() =>
      apply(updateQueryData('getLastNotices', undefined, read)),
    ),
  ];
  return wasNew ? [...patches, apply(expectedCounter(state, 'notices', (now) => now - 1))] : patches;
}

export const { useListNoticesQuery, useGetLastNoticesQuery, useOpenNoticeMutation, useDeleteNoticesMutation } =
  noticesApi;
