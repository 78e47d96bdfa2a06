import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import { tellSessionsEnded } from '../changes/end-sessions.js';
import type { IdentityDeps } from '../deps.js';
import { tokenHash } from '../domain/token-hash.js';

/** The session's own user. Ends it and its "remember me"; an unknown or foreign token changes nothing. */
export function signOut(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'signOut'> {
  return async ({ token }, { actor }) => {
    mustBeUser(actor);
    const owner = actor.actingUserId === '' ? actor.userId : actor.actingUserId;
    await deps.write(async (stores) => {
      await tellSessionsEnded(stores, await stores.sessions.endOwn(tokenHash(token), owner));
    });
    return {};
  };
}
