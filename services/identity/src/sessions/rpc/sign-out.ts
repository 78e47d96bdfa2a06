import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { tellSessionsEnded } from '../changes/end-sessions.js';
import { tokenHash } from '../domain/token-hash.js';

/** The session's own user. Ends it and its "remember me"; an unknown or foreign token changes nothing. */
export const signOut: Rpc<'signOut'> =
  ({ write }) =>
  async ({ token }, { actor }) => {
    mustBeUser(actor);
    const owner = actor.actingUserId === '' ? actor.userId : actor.actingUserId;
    await write(async (stores) => {
      await tellSessionsEnded(stores, await stores.sessions.endOwn(tokenHash(token), owner));
    });
    return {};
  };
