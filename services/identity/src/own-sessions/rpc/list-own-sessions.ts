import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';

/** Returns the caller's open sessions, last used first. For signed-in users acting as themselves. */
export const listOwnSessions: Rpc<'listOwnSessions'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const sessions = await read.ownSessions.live(actor.userId, clock.now());
    return {
      sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: session.id === actor.sessionId,
      })),
    };
  };
