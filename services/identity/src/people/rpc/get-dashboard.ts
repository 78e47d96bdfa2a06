import { mustBeUser } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';

/**
 * For signed-in users. Returns the counts of notifications, and the users for whom the caller may act today. A
 * substitute gets no such users.
 */
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
      substitutedUntil: Object.fromEntries(substituted.map(({ user, finish }) => [user.id, finish])),
    };
  };
