import { isUuid, notFound } from '@setu/kit/core';
import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';

/** Signed in. Marks the caller's notice read and tells what it is about; `not_found` for anyone else's. */
export function openNotice(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'openNotice'> {
  return async ({ noticeId }, { actor }) => {
    mustBeUser(actor);
    if (!isUuid(noticeId)) throw notFound();
    const opened = await deps.write(async ({ notices, signals }) => {
      const marked = await notices.markRead(actor.userId, noticeId, deps.clock.now());
      if (marked?.changed) await signals.noticesChanged(actor.userId);
      return marked;
    });
    if (opened === null) throw notFound();
    const { entityType, entityId } = opened.notice;
    return { entityType, entityId };
  };
}
