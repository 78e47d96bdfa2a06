import { z } from 'zod';
import { discussedFields } from './card-texts.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { unreadCount } from './notices.js';
import { discussionRoutes } from './routes/discussions.js';
import { personView, uuid, writtenText } from './values.js';

const field = z.enum(discussedFields, 'invalid_option');

/** A message of a discussion. It names the author and, if the author stood in for another user, that user too. */
export const remarkView = z.strictObject({
  id: uuid,
  at: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  text: z.string(),
});
export type RemarkView = z.infer<typeof remarkView>;

/** A discussion of one field, from its first message until it is resolved. */
export const discussionView = z.strictObject({
  id: uuid,
  field,
  /** Oldest first. */
  remarks: z.array(remarkView),
  /** Null while the discussion is open. */
  resolved: z.strictObject({ at: z.string(), by: personView.nullable() }).nullable(),
  /** True if the caller may resolve it now. */
  may_resolve: z.boolean(),
});
export type DiscussionView = z.infer<typeof discussionView>;

/**
 * GET /broker/product-reviews/discussions/{review}: all discussions by field, oldest first, including resolved ones.
 */
export const discussionsView = z.strictObject({
  list: z.array(discussionView),
  /** True if the caller may write now. */
  may_write: z.boolean(),
});
export type DiscussionsView = z.infer<typeof discussionsView>;

/** POST /broker/product-reviews/discussions/{review}. Adds to the open discussion of the field, or starts one. */
export const writeRemarkInput = z.object({ field, text: writtenText(constants.generalCommentMax) });
export type WriteRemarkInput = z.input<typeof writeRemarkInput>;

const changed = z.strictObject({ discussion: discussionView });

export const discussionEndpoints = /* @__PURE__ */ endpointsOf(discussionRoutes, {
  listDiscussions: { summary: 'Lists the discussions of a review', answer: discussionsView },
  writeRemark: { summary: 'Adds a message to the discussion of a text', input: writeRemarkInput, answer: changed },
  readDiscussions: {
    summary: 'Marks the reader’s notifications about a review’s discussions as read',
    answer: z.strictObject({ unReadMessageCount: unreadCount }),
  },
  resolveDiscussion: { summary: 'Resolves a discussion of a text', answer: changed },
});
