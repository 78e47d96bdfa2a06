import { z } from 'zod';
import { discussedFields } from './card-texts.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { unreadCount } from './notices.js';
import { discussionRoutes } from './routes/discussions.js';
import { personView, uuid, writtenText } from './values.js';

const field = z.enum(discussedFields, 'invalid_option');

/** Something somebody said; both people where one stood in for another. */
export const remarkView = z.strictObject({
  id: uuid,
  at: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  text: z.string(),
});
export type RemarkView = z.infer<typeof remarkView>;

/** What was said about one field, from its first remark until somebody resolved it. */
export const discussionView = z.strictObject({
  id: uuid,
  field,
  /** Oldest first. */
  remarks: z.array(remarkView),
  /** Null: open. */
  resolved: z.strictObject({ at: z.string(), by: personView.nullable() }).nullable(),
  /** The reader may resolve it now. */
  may_resolve: z.boolean(),
});
export type DiscussionView = z.infer<typeof discussionView>;

/** GET /broker/product-reviews/discussions/{review}: by field, each oldest first, the resolved ones too. */
export const discussionsView = z.strictObject({
  list: z.array(discussionView),
  /** The reader may write now. */
  may_write: z.boolean(),
});
export type DiscussionsView = z.infer<typeof discussionsView>;

/** POST /broker/product-reviews/discussions/{review}: into the open discussion of the field, or a new one. */
export const writeRemarkInput = z.object({ field, text: writtenText(constants.generalCommentMax) });
export type WriteRemarkInput = z.input<typeof writeRemarkInput>;

const changed = z.strictObject({ discussion: discussionView });

export const discussionEndpoints = /* @__PURE__ */ endpointsOf(discussionRoutes, {
  listDiscussions: { summary: 'What is said about the texts of a review', answer: discussionsView },
  writeRemark: { summary: 'Says something about a text of a review', input: writeRemarkInput, answer: changed },
  readDiscussions: {
    summary: 'Marks the reader’s notices of what is said about a review read',
    answer: z.strictObject({ unReadMessageCount: unreadCount }),
  },
  resolveDiscussion: { summary: 'Ends a discussion of a text', answer: changed },
});
