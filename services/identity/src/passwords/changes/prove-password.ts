import { invalid, unauthenticated } from '@setu/kit/core';
import type { IdentityDeps } from '../../deps.js';
import { admitCall } from '../../sessions/changes/admit-call.js';

/**
 * Checks the password of a signed-in user again. A wrong password counts as a failed sign-in. Throws `invalid` on
 * `current_password` for a wrong password, and `limited` after too many of them.
 */
export async function provePassword(deps: IdentityDeps, userId: string, password: string): Promise<void> {
  if (password === '') throw invalid({ current_password: 'required' });
  const member = await deps.read.users.byId(userId);
  const account = member && (await deps.read.users.byEmail(member.user.email));
  if (account === undefined) throw unauthenticated();
  await admitCall(deps, { kind: 'password', owner: userId });
  const isRight = await deps.edge.passwords.matches(account.passwordHash, password);
  if (!isRight) throw invalid({ current_password: 'wrong_password' });
  await deps.autocommit.signInAttempts.clear(`password:${userId}`);
}
