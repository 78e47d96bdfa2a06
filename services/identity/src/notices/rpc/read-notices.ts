import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { tooManyIds } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';

const MOST = 500;

/**
 * Signed in. Marks the caller's own notices read, those of a conversation or of a review's discussions too where one is named,
 * passes over all other ids; `invalid` for more than 500.
 */
export const readNotices: Rpc<'readNotices'> =
  ({ write, clock }) =>
  async ({ noticeIds, all, conversation, discussedReviewId }, { actor }) => {
    mustBeUser(actor);
    if (noticeIds.length > MOST) throw tooManyIds('notice_ids', MOST);
    const unread = await write(async ({ notices, signals }) => {
      const now = clock.now();
      const read = await notices.markAllRead(actor.userId, all ? 'all' : noticeIds.filter(isUuid), now);
      const told = conversation ? await notices.markConversationRead(actor.userId, conversation, now) : 0;
      const isTalk = discussedReviewId !== undefined && isUuid(discussedReviewId);
      const remarks = isTalk ? await notices.markRemarksRead(actor.userId, discussedReviewId, now) : 0;
      if (read + told + remarks > 0) await signals.noticesChanged(actor.userId);
      return notices.unread(actor.userId);
    });
    return { unread };
  };
