import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { discussionView } from '../present/discussion.js';

/** Discussions of the texts in a review. */
export const discussionRoutes = [
  route(endpoints.listDiscussions, async (ask) => {
    const asked = { reviewId: ask.params.review };
    const { discussions, mayWrite } = await ask.deps.services.review.listDiscussions(asked, ask.reads());
    return { data: { list: discussions.map(discussionView), may_write: mayWrite } };
  }),
  route(endpoints.writeRemark, async (ask) => {
    const asked = { reviewId: ask.params.review, ...ask.input, idempotencyKey: ask.idempotencyKey };
    const { discussion } = await ask.deps.services.review.writeRemark(asked, ask.writes());
    return { data: { discussion: discussionView(discussion) } };
  }),
  route(endpoints.readDiscussions, async (ask) => {
    const asked = { noticeIds: [], all: false, discussedReviewId: ask.params.review };
    const { unread } = await ask.deps.services.identity.readNotices(asked, ask.writes());
    return { data: { unReadMessageCount: { notices: unread } } };
  }),
  route(endpoints.resolveDiscussion, async (ask) => {
    const asked = { reviewId: ask.params.review, discussionId: ask.params.discussion };
    const { discussion } = await ask.deps.services.review.resolveDiscussion(asked, ask.writes());
    return { data: { discussion: discussionView(discussion) } };
  }),
];
