import { mustBeUser } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';

/** Signed in. Notices and the people to switch into today; none while already standing in for somebody. */
export const getDashboard: Rpc<'getDashboard'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    const [all, unread, substituted] = await Promise.all([
      read.notices.count({ userId: actor.userId, unreadOnly: false, search: '' }),
      read.notices.unread(actor.userId),
      actor.actingUserId === '' ? read.substitutions.substitutedBy(actor.userId, clock.now()) : [],
    ]);
    return {
      countSubstitutedUsers: substituted.length,
      countNotices: all,
      countNewNotices: unread,
      substitutedUsers: substituted.map(({ user }) => toPerson(user)),
    };
  };
