import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { discussionView } from '../present/discussion.js';

/** Discussions of the texts in a review. */
export const discussionRoutes = [
  route(endpoints.listDiscussions, async (call) => {
    const query = { reviewId: call.params.review };
    const { discussions, mayWrite } = await call.deps.services.review.listDiscussions(query, call.reads());
    return { data: { list: discussions.map(discussionView), may_write: mayWrite } };
  }),
  route(endpoints.writeRemark, async (call) => {
    const command = { reviewId: call.params.review, ...call.input, idempotencyKey: call.idempotencyKey };
    const { discussion } = await call.deps.services.review.writeRemark(command, call.writes());
    return { data: { discussion: discussionView(discussion) } };
  }),
  route(endpoints.readDiscussions, async (call) => {
    const command = { noticeIds: [], all: false, discussedReviewId: call.params.review };
    const { unread } = await call.deps.services.identity.readNotices(command, call.writes());
    return { data: { unReadMessageCount: { notices: unread } } };
  }),
  route(endpoints.resolveDiscussion, async (call) => {
    const command = { reviewId: call.params.review, discussionId: call.params.discussion };
    const { discussion } = await call.deps.services.review.resolveDiscussion(command, call.writes());
    return { data: { discussion: discussionView(discussion) } };
  }),
];
