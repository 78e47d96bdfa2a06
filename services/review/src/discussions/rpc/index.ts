import type { DiscussionsService } from '@setu/proto/review/discussions';
import type { Rpcs } from '../../served.js';
import { listDiscussions } from './list-discussions.js';
import { quoteRemarks } from './quote-remarks.js';
import { resolveDiscussion } from './resolve-discussion.js';
import { writeRemark } from './write-remark.js';

/** The rpcs of discussions about texts. */
export const discussionRpcs = {
  ...{ listDiscussions, writeRemark, resolveDiscussion, quoteRemarks },
} satisfies Rpcs<typeof DiscussionsService>;
