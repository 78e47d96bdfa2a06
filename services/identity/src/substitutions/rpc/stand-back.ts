import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { ownerOf, switchSession } from '../changes/switch-session.js';

/**
 * Switches a session back to its owner. For any user. It also acknowledges that the substitution used by the session is
 * over.
 */
export const standBack: Rpc<'standBack'> =
  (deps) =>
  async ({ token, deviceToken }, { actor }) => {
    mustBeUser(actor);
    const reading = await deps.read.sessions.read(tokenHash(token), deps.clock.now());
    if (reading?.substituted === undefined) return { token: '' };
    return switchSession(deps, { token, deviceToken, ownerId: ownerOf(actor), substitutionId: undefined });
  };
