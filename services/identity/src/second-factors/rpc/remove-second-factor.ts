import { notFound, refused } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { provePassword } from '../../passwords/changes/prove-password.js';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { notifyOwner } from '../changes/notify-owner.js';
import { isRequiredOf } from '../domain/second-factor.js';

/**
 * Removes one of the caller's factors. Requires the caller's password. Not available to substitutes. Removing the last
 * factor deletes the recovery codes too.
 */
export const removeSecondFactor: Rpc<'removeSecondFactor'> =
  (deps) =>
  async ({ factorId, currentPassword }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { userId } = actor;
    const id = readId(factorId);
    const settings = await settingsInForce(deps);
    const ownFactors = await deps.read.secondFactors.ofUser(userId);
    if (!ownFactors.some((factor) => factor.id === id)) throw notFound();
    await provePassword(deps, userId, currentPassword);
    await deps.write(async (stores) => {
      await stores.secondFactors.lockOwner(userId);
      const member = await stores.users.byId(userId);
      const factors = await stores.secondFactors.ofUser(userId);
      const removed = factors.find((factor) => factor.id === id);
      if (removed === undefined || member === undefined) throw notFound();
      const isLast = factors.length === 1;
      if (isLast && isRequiredOf(member.company.type, settings)) throw refused('second_factor_required');
      await stores.secondFactors.remove(id, userId);
      if (isLast) await stores.recoveryCodes.replace(userId, []);
      await notifyOwner(stores, { userId, change: 'removed', name: removed.name }, deps);
    });
    return {};
  };
