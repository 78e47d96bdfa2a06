import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';

/**
 * For signed-in users acting as themselves. Invalidates the links of their pending change. Does nothing if there is
 * none.
 */
export const withdrawEmailChange: Rpc<'withdrawEmailChange'> =
  ({ autocommit }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    await autocommit.emailChanges.dropOfUser(actor.userId);
    return {};
  };
