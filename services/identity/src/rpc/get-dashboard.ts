import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { toPerson } from './wire.js';

/** Signed in. Notices and the people to switch into today; none while already standing in for somebody. */
export function getDashboard(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'getDashboard'> {
  return async (_request, { actor }) => {
    mustBeUser(actor);
    const { notices, substitutions } = deps.read;
    const [all, unread, substituted] = await Promise.all([
      notices.count({ userId: actor.userId, since: null, unreadOnly: false, search: '' }),
      notices.unread(actor.userId),
      actor.actingUserId === '' ? substitutions.substitutedBy(actor.userId, deps.clock.now()) : [],
    ]);
    return {
      countSubstitutedUsers: substituted.length,
      countNotices: all,
      countNewNotices: unread,
      substitutedUsers: substituted.map(({ user }) => toPerson(user)),
    };
  };
}
