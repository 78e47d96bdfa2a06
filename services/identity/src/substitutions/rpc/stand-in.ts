import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { normaliseEmail } from '../../sessions/domain/sign-in.js';
import { substitutionRefused, switchSession } from '../changes/switch-session.js';

/**
 * Switches a session to a user whom the caller substitutes now. For any user who is not already acting as a substitute.
 */
export const standIn: Rpc<'standIn'> =
  (deps) =>
  async ({ token, username, deviceToken }, { actor }) => {
    mustBeUser(actor);
    if (actor.actingUserId !== '') throw substitutionRefused();
    const email = normaliseEmail(username);
    const substitution = await deps.read.substitutions.forSwitch(actor.userId, email, deps.clock.now());
    if (substitution === undefined) throw substitutionRefused();
    return switchSession(deps, { token, deviceToken, ownerId: actor.userId, substitutionId: substitution.id });
  };
