import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { normaliseEmail } from '../../sessions/domain/sign-in.js';
import { substitutionRefused, switchSession } from '../changes/switch-session.js';

/** Any user, for one he stands in for at this moment; nobody goes on from there to a third. */
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
