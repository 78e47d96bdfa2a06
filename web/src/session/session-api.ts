import type { Counters, NoticeView, PageContext } from '@setu/contract';
import { api } from '../api/api';
import { setCsrfToken } from '../api/base-query';
import { asks } from '../api/endpoint';
import { idTag, listTag } from '../api/tags';
import { listenForNotices } from './live-notices';

/** What the stream of notices has brought last; null before its first notice. */
export interface NewestNotice {
  notice: NoticeView | null;
}

/** A session that has ended meanwhile is asked about over the page; until then the page stays its own viewer's. */
const isSameViewer = (a: PageContext, b: PageContext): boolean => a.user?.id === b.user?.id;

/** A figure that is not said was not to be had in time: it is no zero. */
const refreshed = (known: PageContext, fresh: PageContext): PageContext => ({
  ...fresh,
  time_zone: known.time_zone,
  counters: { ...known.counters, ...fresh.counters },
});

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who looks at the page, the header's counters and the rate. Seeded from the shell; asked again when a change says so. */
    getPageContext: build.query({
      ...asks('getPageContext'),
      providesTags: [listTag('context')],
      merge: (known, fresh) => (isSameViewer(known, fresh) ? refreshed(known, fresh) : known),
      onQueryStarted: async (_none, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) setCsrfToken(answer.data.csrf_token);
      },
    }),
    /** The user's live notices, for as long as somebody follows them; the argument is the user. */
    followNotices: build.query({
      queryFn: (_userId: string): { data: NewestNotice } => ({ data: { notice: null } }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (userId, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) => {
        if (typeof EventSource === 'undefined') return;
        await cacheDataLoaded;
        const end = listenForNotices(userId, {
          onCount: (notices) => dispatch(setCounters({ notices })),
          // What was written while nobody listened is asked for; what is written later tells its conversation.
          onMissed: () => dispatch(api.util.invalidateTags(['message', 'discussion'])),
          onWritten: ({ request, channel }) =>
            dispatch(api.util.invalidateTags([idTag('message', `${request}/${channel}`), idTag('request', request)])),
          onTouched: ({ request }) => dispatch(api.util.invalidateTags([idTag('request', request)])),
          onDiscussed: ({ review }) => dispatch(api.util.invalidateTags([idTag('discussion', review)])),
          onNotice: (notice) => {
            updateCachedData(() => ({ notice }));
            // An open list or the page of its request shows the new state at once; pages of other requests are left alone.
            const { request } = notice;
            const touched = request ? [idTag('request', request.id), listTag('request')] : (['request'] as const);
            dispatch(api.util.invalidateTags([listTag('context'), listTag('notice'), 'dashboard', ...touched]));
          },
        });
        await cacheEntryRemoved;
        end();
      },
    }),
  }),
});

export const { useFollowNoticesQuery } = sessionApi;

const { getPageContext } = sessionApi.endpoints;
const selectEntry = getPageContext.select();

/** The page context in the store's state; absent before it is seeded. */
export const selectPageContext = (state: Parameters<typeof selectEntry>[0]): PageContext | undefined =>
  selectEntry(state).data;

/** Puts the context of the shell into the cache, before anything is shown. */
export const seedPageContext = (context: PageContext) =>
  api.util.upsertQueryEntries([{ endpointName: 'getPageContext', arg: undefined, value: context } as never]);

/** Keeps the context in the cache for the page's whole life. */
export const holdPageContext = () => getPageContext.initiate();

type Forget = (dispatch: (action: unknown) => unknown, getState: () => Parameters<typeof selectEntry>[0]) => void;

/** Forgets every answer, which were another viewer's, and keeps the page's context, which no screen can be without. */
export const forgetAnswers = (): Forget => (dispatch, getState) => {
  const context = selectPageContext(getState());
  dispatch(api.util.resetApiState());
  if (context) dispatch(seedPageContext(context));
  dispatch(holdPageContext());
};

/** Another viewer has signed in: the context is his. */
export const replacePageContext = (context: PageContext) =>
  sessionApi.util.updateQueryData('getPageContext', undefined, () => context);

/** Shows these figures in the header. */
export const setCounters = (counters: Partial<Counters>) =>
  sessionApi.util.updateQueryData('getPageContext', undefined, (context) => {
    Object.assign(context.counters, counters);
  });
