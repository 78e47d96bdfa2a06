import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { notifyOfErasure } from '../changes/notify-of-erasure.js';

/**
 * Withdraws the caller's erasure request, so that they stay. Does nothing if there is none. For signed-in users acting
 * as themselves.
 */
export const withdrawErasure: Rpc<'withdrawErasure'> =
  (deps) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    await deps.write(async (stores) => {
      const erasure = await stores.erasures.ofUser(actor.userId);
      const member = await stores.users.byId(actor.userId);
      if (erasure === undefined || member === undefined || !(await stores.erasures.drop(actor.userId))) return;
      await notifyOfErasure(stores, { erasure, email: member.user.email, change: 'withdrawn' }, deps);
    });
    return {};
  };
