import { type CallTo, discussionRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';
import { follow } from '../../../session/counters';
import { withDiscussion } from './with-discussion';

interface Written {
  review: string;
  input: CallTo<'writeRemark'>['input'];
  idempotencyKey: string;
}

const changed = onSuccess(({ review }: { review: string }) => [idTag('discussion', review)]);

const discussionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The discussions of the texts of a review. */
    listDiscussions: build.query({
      ...callsAt(discussionRoutes, 'listDiscussions', (review: string) => ({ params: { review } })),
      providesTags: (_view, _error, review) => [idTag('discussion', review)],
      keepUnusedDataFor: 0,
    }),
    /** Adds the answer to the list before the list is loaded again, so that the user does not wait twice. */
    writeRemark: build.mutation({
      ...callsAt(discussionRoutes, 'writeRemark', ({ review, input, idempotencyKey }: Written) => ({
        params: { review },
        ...{ input, idempotencyKey },
      })),
      onQueryStarted: async ({ review }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(showing(review, answer.data.discussion));
      },
      invalidatesTags: changed,
    }),
    readDiscussions: build.mutation({
      ...callsAt(discussionRoutes, 'readDiscussions', (review: string) => ({ params: { review }, isUnasked: true })),
      invalidatesTags: onSuccess(() => [listTag('notice'), listTag('dashboard')]),
      onQueryStarted: (_review, change) =>
        follow(change, { counters: ({ unReadMessageCount: { notices } }) => ({ notices }) }),
    }),
    resolveDiscussion: build.mutation({
      ...callsAt(
        discussionRoutes,
        'resolveDiscussion',
        ({ review, discussion }: { review: string; discussion: string }) => ({ params: { review, discussion } }),
      ),
      onQueryStarted: async ({ review }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(showing(review, answer.data.discussion));
      },
      invalidatesTags: changed,
    }),
  }),
});

const showing = (review: string, discussion: Parameters<typeof withDiscussion>[1]) =>
  discussionsApi.util.updateQueryData('listDiscussions', review, (view) => ({
    ...view,
    list: withDiscussion(view.list, discussion),
  }));

export const {
  useListDiscussionsQuery,
  useWriteRemarkMutation,
  useReadDiscussionsMutation,
  useResolveDiscussionMutation,
} = discussionsApi;
