import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';

/**
 * Invalidates the links of the caller's pending change. Does nothing if there is none. For signed-in users acting as
 * themselves.
 */
export const withdrawEmailChange: Rpc<'withdrawEmailChange'> =
  ({ autocommit }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    await autocommit.emailChanges.dropOfUser(actor.userId);
    return {};
  };
