import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { signalSessionsEnded } from '../../sessions/changes/end-sessions.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';

/**
 * Ends one of the caller's sessions, everywhere within a second. Throws `not_found` for another user's session. For
 * signed-in users acting as themselves.
 */
export const endOwnSession: Rpc<'endOwnSession'> =
  ({ write }) =>
  async ({ sessionId }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    await write(async (stores) => {
      const ended = await stores.ownSessions.end(actor.userId, readId(sessionId));
      if (ended.length === 0) throw notFound();
      await signalSessionsEnded(stores, ended);
    });
    return {};
  };
