import { unauthenticated } from '@setu/kit/core';
import { localeOf, mustBeUser, readOptionalId } from '@setu/kit/rpc';
import { provePassword } from '../../passwords/changes/prove-password.js';
import type { Rpc } from '../../served.js';
import { mustBeHimself } from '../../sessions/changes/must-act-as-self.js';
import { erasureMessage } from '../changes/erasure-message.js';
import { tellErasure } from '../changes/notify-of-erasure.js';
import { chosenHeir, dueAfter, handoverOf, refuseLastSystemAdmin } from '../domain/erasure.js';

/**
 * For every user, for themselves, with their password. Requests erasure, which also withdraws their consent. Repeating
 * it changes nothing.
 */
export const askErasure: Rpc<'askErasure'> =
  (deps) =>
  async ({ currentPassword, heirId: chosen }, { actor }) => {
    mustBeUser(actor);
    mustBeHimself(actor);
    const { userId } = actor;
    const heirAsked = readOptionalId(chosen);
    await provePassword(deps, userId, currentPassword);
    return deps.write(async (stores) => {
      // The lock prevents two departing users from naming each other as successors.
      await stores.users.lockCompany(actor.companyId);
      const member = await stores.users.byId(userId);
      if (member === undefined) throw unauthenticated();
      if (member.user.eraseAt !== undefined) return { erasure: await erasureMessage(stores, userId) };
      const leaver = { ...member.user, companyType: member.company.type };
      const people = (await stores.users.activeOf(leaver.companyId)).map(({ user }) => user);
      refuseLastSystemAdmin(leaver, people);
      const heirId = chosenHeir(handoverOf(leaver, people), heirAsked);
      const askedAt = deps.clock.now();
      const erasure = { userId, heirId, locale: localeOf(actor), askedAt, dueAt: dueAfter(askedAt) };
      if (await stores.erasures.insert(erasure))
        await tellErasure(stores, { erasure, email: leaver.email, change: 'asked' }, deps);
      return { erasure: await erasureMessage(stores, userId) };
    });
  };
