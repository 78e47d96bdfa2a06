import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { signalSessionsEnded } from '../changes/end-sessions.js';
import { tokenHash } from '../domain/token-hash.js';

/**
 * Ends the caller's session and its "remember me". A token that is unknown or belongs to someone else changes nothing.
 */
export const signOut: Rpc<'signOut'> =
  ({ write }) =>
  async ({ token }, { actor }) => {
    mustBeUser(actor);
    const owner = actor.actingUserId === '' ? actor.userId : actor.actingUserId;
    await write(async (stores) => {
      await signalSessionsEnded(stores, await stores.sessions.endOwn(tokenHash(token), owner));
    });
    return {};
  };
