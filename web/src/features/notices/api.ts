import type { NoticePeriod, NoticeView } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
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
      ...calls('listNotices', ({ query, period }: { query: NoticeQuery; period: NoticePeriod }) => ({
        input: toLoader(query, period),
      })),
      providesTags: [listTag('notice')],
      onQueryStarted: (_place, query) => follow(query, { counters }),
    }),
    getLastNotices: build.query({
      ...calls('getLastNotices'),
      providesTags: [listTag('notice')],
      onQueryStarted: (_none, query) => follow(query, { counters }),
    }),
    /** Marks the notification as read, visible immediately, and returns the address of its subject. */
    openNotice: build.mutation({
      ...calls('openNotice', (uuid: string) => ({ params: { uuid } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard'), listTag('context')]),
      onQueryStarted: (id, change) => {
        const patches = markRead(change, [id]);
        return follow(change, { patches }, () => change.dispatch(api.util.invalidateTags([listTag('notice')])));
      },
    }),
    /** Marks these or all notifications as read, visible immediately. */
    readNotices: build.mutation({
      ...calls('readNotices', (ids: string[] | 'all') => ({ input: ids === 'all' ? {} : { ids } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
      onQueryStarted: (ids, change) => {
        const patches = markRead(change, ids);
        return follow(change, { counters, patches }, () =>
          change.dispatch(api.util.invalidateTags([listTag('notice')])),
        );
      },
    }),
    deleteNotices: build.mutation({
      ...calls('deleteNotices', (ids: string[]) => ({ input: { type: 'notice', ids } })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
      onQueryStarted: (_ids, change) => follow(change, { counters }),
    }),
  }),
});

interface NoticeChange {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** Marks notifications as read in every cached list, and reduces the count of unread ones. */
function markRead({ dispatch, getState }: NoticeChange, ids: readonly string[] | 'all'): Undoable[] {
  const wereNew = new Set<string>();
  const read = (view: Unread & { messages: NoticeView[] }) => {
    const marked = view.messages.filter(({ id, is_read: isRead }) => !isRead && (ids === 'all' || ids.includes(id)));
    for (const notice of marked) {
      wereNew.add(notice.id);
      notice.is_read = true;
    }
    view.unReadMessageCount.notices = ids === 'all' ? 0 : view.unReadMessageCount.notices - marked.length;
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
  if (ids !== 'all' && wereNew.size === 0) return patches;
  return [...patches, apply(expectedCounter(state, 'notices', (now) => (ids === 'all' ? 0 : now - wereNew.size)))];
}

export const {
  useListNoticesQuery,
  useGetLastNoticesQuery,
  useOpenNoticeMutation,
  useReadNoticesMutation,
  useDeleteNoticesMutation,
} = noticesApi;
