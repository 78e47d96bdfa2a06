import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';

/** Signed in. How many of the caller's notices are unread. */
export function countNotices(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'countNotices'> {
  return async (_request, { actor }) => {
    mustBeUser(actor);
    return { unread: await deps.read.notices.unread(actor.userId) };
  };
}
