import type { Counters, NoticeView, PageContext } from '@setu/contract';
import { api } from '../api/api';
import { setCsrfToken } from '../api/base-query';
import { calls } from '../api/endpoint';
import { idTag, listTag } from '../api/tags';
import { listenForNotices } from './live-notices';

/** The newest notification from the stream, or null before the first. */
export interface NewestNotice {
  notice: NoticeView | null;
}

/**
 * Compares the viewers of two contexts. If the session has ended, the page keeps its viewer until a user signs in over
 * the page.
 */
const isSameViewer = (a: PageContext, b: PageContext): boolean => a.user?.id === b.user?.id;

/** Merges a new context into the known one. A missing counter was not available in time, so it does not mean zero. */
const refreshed = (known: PageContext, fresh: PageContext): PageContext => ({
  ...fresh,
  time_zone: known.time_zone,
  counters: { ...known.counters, ...fresh.counters },
});

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The page's viewer, the header's counters and the rate. Seeded from the shell, and requested again after changes
     * that affect it.
     */
    getPageContext: build.query({
      ...calls('getPageContext'),
      providesTags: [listTag('context')],
      merge: (known, fresh) => (isSameViewer(known, fresh) ? refreshed(known, fresh) : known),
      onQueryStarted: async (_none, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) setCsrfToken(answer.data.csrf_token);
      },
    }),
    /** The user's live notifications, while the cache has a subscriber. The argument is the user's id. */
    followNotices: build.query({
      queryFn: (_userId: string): { data: NewestNotice } => ({ data: { notice: null } }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (userId, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) => {
        if (typeof EventSource === 'undefined') return;
        await cacheDataLoaded;
        const end = listenForNotices(userId, {
          onCount: (notices) => dispatch(setCounters({ notices })),
          // Messages that were written before the subscription are requested now. Later ones arrive as events of their
          // conversation.
          onMissed: () => dispatch(api.util.invalidateTags(['message', 'discussion'])),
          onWritten: ({ request, channel }) =>
            dispatch(api.util.invalidateTags([idTag('message', `${request}/${channel}`), idTag('request', request)])),
          onTouched: ({ request }) => dispatch(api.util.invalidateTags([idTag('request', request)])),
          onDiscussed: ({ review }) => dispatch(api.util.invalidateTags([idTag('discussion', review)])),
          onNotice: (notice) => {
            updateCachedData(() => ({ notice }));
            // An open list, or the page of the notification's request, shows the new state immediately. Pages of other
            // requests stay unchanged.
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

/** Returns the page context in the store, or undefined before it is seeded. */
export const selectPageContext = (state: Parameters<typeof selectEntry>[0]): PageContext | undefined =>
  selectEntry(state).data;

/** Puts the shell's context into the cache, before anything is rendered. */
export const seedPageContext = (context: PageContext) =>
  api.util.upsertQueryEntries([{ endpointName: 'getPageContext', arg: undefined, value: context } as never]);

/** Keeps the context in the cache as long as the page lives. */
export const holdPageContext = () => getPageContext.initiate();

type Forget = (dispatch: (action: unknown) => unknown, getState: () => Parameters<typeof selectEntry>[0]) => void;

/** Clears all answers, because they belong to another viewer, but keeps the page context, which every screen needs. */
export const forgetAnswers = (): Forget => (dispatch, getState) => {
  const context = selectPageContext(getState());
  dispatch(api.util.resetApiState());
  if (context) dispatch(seedPageContext(context));
  dispatch(holdPageContext());
};

/** Replaces the context after another viewer has signed in. */
export const replacePageContext = (context: PageContext) =>
  sessionApi.util.updateQueryData('getPageContext', undefined, () => context);

/** Shows these counters in the header. */
export const setCounters = (counters: Partial<Counters>) =>
  sessionApi.util.updateQueryData('getPageContext', undefined, (context) => {
    Object.assign(context.counters, counters);
  });
