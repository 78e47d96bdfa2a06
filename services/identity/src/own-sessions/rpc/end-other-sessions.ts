import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { signalSessionsEnded } from '../../sessions/changes/end-sessions.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';

/** Ends all of the caller's sessions except the current one. For signed-in users acting as themselves. */
export const endOtherSessions: Rpc<'endOtherSessions'> =
  ({ write }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    await write(async (stores) => {
      await signalSessionsEnded(stores, await stores.ownSessions.endOthers(actor.userId, actor.sessionId));
    });
    return {};
  };
