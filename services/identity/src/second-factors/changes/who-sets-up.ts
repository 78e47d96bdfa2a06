import { forbidden, unauthenticated } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { Member } from '../../people/domain/user.js';
import { mustBeHimself } from '../../sessions/changes/must-be-himself.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import type { Stores } from '../../store/index.js';
import { type HalfSession, isOpen } from '../domain/second-factor.js';

/** The password has to be typed again. */
export const secondStepOver = () => forbidden('second_step_over');

/** Somebody half signed in; throws `forbidden` (`second_step_over`) where there is no such session any more. */
export async function halfSigned(
  { users }: Pick<Stores, 'users'>,
  half: HalfSession | undefined,
  now: Date,
): Promise<{ half: HalfSession; member: Member }> {
  const member = half && (await users.byId(half.userId));
  if (half === undefined || member === undefined || !isOpen(half, member.user, now)) throw secondStepOver();
  return { half, member };
}

interface Asking {
  actor: Actor;
  halfToken: string;
  now: Date;
}

/**
 * Who sets a factor up: whoever is signed in as himself, or is half signed in and has none. Throws `unauthenticated`, and
 * `forbidden` for a substitute and for who has a factor to show instead.
 */
export async function whoSetsUp(
  stores: Pick<Stores, 'users' | 'halfSessions' | 'secondFactors'>,
  { actor, halfToken, now }: Asking,
): Promise<{ member: Member; half?: HalfSession }> {
  if (halfToken === '') {
    mustBeUser(actor);
    mustBeHimself(actor);
    const member = await stores.users.byId(actor.userId);
    if (member === undefined) throw unauthenticated();
    return { member };
  }
  const signed = await halfSigned(stores, await stores.halfSessions.read(tokenHash(halfToken)), now);
  if ((await stores.secondFactors.ofUser(signed.member.user.id)).length > 0) throw secondStepOver();
  return signed;
}
