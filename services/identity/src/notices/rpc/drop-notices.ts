import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { tooManyIds } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';

const MAX_IDS = 500;

/**
 * Deletes the caller's notifications and ignores all other ids. Throws `invalid` for more than 500 ids. For signed-in
 * users.
 */
export const dropNotices: Rpc<'dropNotices'> =
  ({ write }) =>
  async ({ noticeIds }, { actor }) => {
    mustBeUser(actor);
    if (noticeIds.length > MAX_IDS) throw tooManyIds('notice_ids', MAX_IDS);
    const unread = await write(async ({ notices, signals }) => {
      const dropped = await notices.drop(actor.userId, noticeIds.filter(isUuid));
      if (dropped > 0) await signals.noticesChanged(actor.userId);
      return notices.unread(actor.userId);
    });
    return { unread };
  };
