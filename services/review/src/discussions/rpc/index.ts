import type { DiscussionsService } from '@setu/proto/review/discussions';
import type { Rpcs } from '../../served.js';
import { listDiscussions } from './list-discussions.js';
import { resolveDiscussion } from './resolve-discussion.js';
import { writeRemark } from './write-remark.js';

/** What can be asked of what people say about texts. */
export const discussionRpcs = {
  ...{ listDiscussions, writeRemark, resolveDiscussion },
} satisfies Rpcs<typeof DiscussionsService>;
