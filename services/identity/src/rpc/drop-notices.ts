import { isUuid } from '@setu/kit/core';
import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { tooManyIds } from '../domain/refusals.js';

const MOST = 500;

/** Signed in. Deletes the caller's own notices, passes over all other ids; `invalid` for more than 500. */
export function dropNotices(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'dropNotices'> {
  return async ({ noticeIds }, { actor }) => {
    mustBeUser(actor);
    if (noticeIds.length > MOST) throw tooManyIds('notice_ids', MOST);
    const unread = await deps.write(async ({ notices, signals }) => {
      const dropped = await notices.drop(actor.userId, noticeIds.filter(isUuid));
      if (dropped > 0) await signals.noticesChanged(actor.userId);
      return notices.unread(actor.userId);
    });
    return { unread };
  };
}
