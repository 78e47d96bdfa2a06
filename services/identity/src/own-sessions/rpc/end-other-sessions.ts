import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { tellSessionsEnded } from '../../sessions/changes/end-sessions.js';
import { mustBeHimself } from '../../sessions/changes/must-act-as-self.js';

/** For every user. Ends all their sessions except the current one. */
export const endOtherSessions: Rpc<'endOtherSessions'> =
  ({ write }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustBeHimself(actor);
    await write(async (stores) => {
      await tellSessionsEnded(stores, await stores.ownSessions.endOthers(actor.userId, actor.sessionId));
    });
    return {};
  };
