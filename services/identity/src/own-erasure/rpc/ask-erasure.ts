import { unauthenticated } from '@setu/kit/core';
import { localeOf, mustBeUser, readOptionalId } from '@setu/kit/rpc';
import { provePassword } from '../../passwords/changes/prove-password.js';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { erasureMessage } from '../changes/erasure-message.js';
import { notifyOfErasure } from '../changes/notify-of-erasure.js';
import { chosenSuccessor, dueAfter, handoverOf, refuseLastSystemAdmin } from '../domain/erasure.js';

/**
 * Requests the caller's erasure, which also withdraws their consent. Repeating it changes nothing. For signed-in users
 * acting as themselves, with their password.
 */
export const askErasure: Rpc<'askErasure'> =
  (deps) =>
  async ({ currentPassword, heirId: chosen }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { userId } = actor;
    const requestedSuccessorId = readOptionalId(chosen);
    await provePassword(deps, userId, currentPassword);
    return deps.write(async (stores) => {
      // The lock prevents two departing users from naming each other as successors.
      await stores.users.lockCompany(actor.companyId);
      const member = await stores.users.byId(userId);
      if (member === undefined) throw unauthenticated();
      if (member.user.eraseAt !== undefined) return { erasure: await erasureMessage(stores, userId) };
      const departedUser = { ...member.user, companyType: member.company.type };
      const people = (await stores.users.activeOf(departedUser.companyId)).map(({ user }) => user);
      refuseLastSystemAdmin(departedUser, people);
      const successorId = chosenSuccessor(handoverOf(departedUser, people), requestedSuccessorId);
      const requestedAt = deps.clock.now();
      const erasure = { userId, successorId, locale: localeOf(actor), requestedAt, dueAt: dueAfter(requestedAt) };
      if (await stores.erasures.insert(erasure))
        await notifyOfErasure(stores, { erasure, email: departedUser.email, change: 'asked' }, deps);
      return { erasure: await erasureMessage(stores, userId) };
    });
  };
