import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { ownerOf, switchSession } from '../changes/switch-session.js';

/** Any user. Also takes note that a substitution the session was used for is over. */
export const standBack: Rpc<'standBack'> =
  (deps) =>
  async ({ token, deviceToken }, { actor }) => {
    mustBeUser(actor);
    const reading = await deps.read.sessions.read(tokenHash(token), deps.clock.now());
    if (reading?.substituted === undefined) return { token: '' };
    return switchSession(deps, { token, deviceToken, ownerId: ownerOf(actor), substitutionId: undefined });
  };
