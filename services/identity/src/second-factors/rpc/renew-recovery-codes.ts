import { refused } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { provePassword } from '../../passwords/changes/prove-password.js';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { issueRecoveryCodes } from '../changes/issue-recovery-codes.js';
import { notifyOwner } from '../changes/notify-owner.js';

/**
 * Replaces the caller's recovery codes. Requires the caller's password. Not available to substitutes. Throws `refused`
 * if the caller has no second factor.
 */
export const renewRecoveryCodes: Rpc<'renewRecoveryCodes'> =
  (deps) =>
  async ({ currentPassword }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { userId } = actor;
    await provePassword(deps, userId, currentPassword);
    const recoveryCodes = await deps.write(async (stores) => {
      await stores.secondFactors.lockOwner(userId);
      if ((await stores.secondFactors.ofUser(userId)).length === 0) throw refused('no_second_factor');
      await notifyOwner(stores, { userId, change: 'recovery_renewed' }, deps);
      return issueRecoveryCodes(stores, userId);
    });
    return { recoveryCodes };
  };
