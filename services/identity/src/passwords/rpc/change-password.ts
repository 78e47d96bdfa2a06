import { internal, invalid, unauthenticated } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { passwordFailure } from '@setu/proto/new-password';
import { toPrincipal } from '../../messages/principal-message.js';
import type { Rpc } from '../../served.js';
import { admitCall } from '../../sessions/changes/admit-call.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import { enter } from '../../sessions/changes/enter.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { signInLimits } from '../../sessions/changes/sign-in-attempt.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';

/**
 * For signed-in users acting as themselves. Sets a new password. All their sessions end, including this one, and the
 * call returns a new session. A pending change of their address ends too. Wrong current passwords count like failed
 * sign-ins.
 */
export const changePassword: Rpc<'changePassword'> =
  (deps) =>
  async ({ currentPassword, newPassword, ...place }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { read, edge, clock, ids } = deps;
    const present = await read.users.byId(actor.userId);
    const account = present && (await read.users.byEmail(present.user.email));
    if (present === undefined) throw unauthenticated();
    const failure = passwordFailure(newPassword) ?? (newPassword === currentPassword ? 'password_same' : undefined);
    if (failure !== undefined) throw invalid({ plainPassword: failure });
    await admitCall(deps, { kind: 'password', owner: actor.userId });
    const isRight = await edge.passwords.matches(account?.passwordHash, currentPassword);
    if (!isRight) throw invalid({ current_password: 'wrong_password' });
    const passwordHash = await edge.passwords.hash(newPassword);
    const limits = signInLimits(await settingsInForce(deps));
    const entered = await deps.write(async (stores) => {
      const now = clock.now();
      await stores.signInAttempts.clear(`password:${actor.userId}`);
      await stores.credentials.set(actor.userId, passwordHash, now);
      await stores.passwordResets.dropOfUser(actor.userId);
      await stores.emailChanges.dropOfUser(actor.userId);
      await endSessionsOfUser(stores, actor.userId);
      const member = await stores.users.byId(actor.userId);
      if (member === undefined) throw internal('the user who changed their password could not be read back');
      const attempt = { email: member.user.email, address: place.address, deviceToken: '', now, ...limits };
      return enter(stores, { member, attempt, request: { ...place, previousToken: '' } }, { clock, ids });
    });
    const { speaker, ...tokens } = entered;
    return { ...tokens, principal: toPrincipal(speaker) };
  };
