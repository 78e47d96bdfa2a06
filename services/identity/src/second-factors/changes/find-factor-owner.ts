import { forbidden, unauthenticated } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { Member } from '../../people/domain/user.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import type { Stores } from '../../store/index.js';
import { type HalfSession, isOpen } from '../domain/second-factor.js';

/** Returns the error after which the user has to type the password again. */
export const secondStepOver = () => forbidden('second_step_over');

/** Returns an open half session with its user. Throws `forbidden` (`second_step_over`) if it has ended. */
export async function halfSigned(
  { users }: Pick<Stores, 'users'>,
  half: HalfSession | undefined,
  now: Date,
): Promise<{ half: HalfSession; member: Member }> {
  const member = half && (await users.byId(half.userId));
  if (half === undefined || member === undefined || !isOpen(half, member.user, now)) throw secondStepOver();
  return { half, member };
}

interface SetUpCaller {
  actor: Actor;
  halfToken: string;
  now: Date;
}

/**
 * Returns the user who sets up a factor: a signed-in user, or a half-signed-in user without a factor. Throws
 * `unauthenticated` for an anonymous caller. Throws `forbidden` for a substitute, and for a half-signed-in user who has
 * a factor and must use that one.
 */
export async function findFactorOwner(
  stores: Pick<Stores, 'users' | 'halfSessions' | 'secondFactors'>,
  { actor, halfToken, now }: SetUpCaller,
): Promise<{ member: Member; half?: HalfSession }> {
  if (halfToken === '') {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const member = await stores.users.byId(actor.userId);
    if (member === undefined) throw unauthenticated();
    return { member };
  }
  const signed = await halfSigned(stores, await stores.halfSessions.read(tokenHash(halfToken)), now);
  if ((await stores.secondFactors.ofUser(signed.member.user.id)).length > 0) throw secondStepOver();
  return signed;
}
