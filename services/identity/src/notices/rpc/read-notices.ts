import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { tooManyIds } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';

const MAX_IDS = 500;

/**
 * Marks the caller's notifications as read, including those of a given conversation or of a review's discussions.
 * Ignores all other ids. Throws `invalid` for more than 500 ids. For signed-in users.
 */
export const readNotices: Rpc<'readNotices'> =
  ({ write, clock }) =>
  async ({ noticeIds, all, conversation, discussedReviewId }, { actor }) => {
    mustBeUser(actor);
    if (noticeIds.length > MAX_IDS) throw tooManyIds('notice_ids', MAX_IDS);
    const unread = await write(async ({ notices, signals }) => {
      const now = clock.now();
      const read = await notices.markAllRead(actor.userId, all ? 'all' : noticeIds.filter(isUuid), now);
      const messages = conversation ? await notices.markConversationRead(actor.userId, conversation, now) : 0;
      const isDiscussion = discussedReviewId !== undefined && isUuid(discussedReviewId);
      const remarks = isDiscussion ? await notices.markRemarksRead(actor.userId, discussedReviewId, now) : 0;
      if (read + messages + remarks > 0) await signals.noticesChanged(actor.userId);
      return notices.unread(actor.userId);
    });
    return { unread };
  };
