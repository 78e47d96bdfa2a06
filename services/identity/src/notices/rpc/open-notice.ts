import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { wireNoticeEntity, wireNoticeType } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';

/**
 * Marks the caller's notification as read and returns its subject. Throws `not_found` for another user's notification.
 * For signed-in users.
 */
export const openNotice: Rpc<'openNotice'> =
  ({ write, clock }) =>
  async ({ noticeId }, { actor }) => {
    mustBeUser(actor);
    const id = readId(noticeId);
    const opened = await write(async ({ notices, signals }) => {
      const marked = await notices.markRead(actor.userId, id, clock.now());
      if (marked?.changed) await signals.noticesChanged(actor.userId);
      return marked;
    });
    if (opened === undefined) throw notFound();
    const { entityType, entityId, type, params } = opened.notice;
    const channel = params.channel ?? '';
    return { entityType: wireNoticeEntity(entityType), entityId, type: wireNoticeType(type), channel };
  };
