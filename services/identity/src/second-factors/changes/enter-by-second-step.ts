import type { Clock, Ids } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/second_factors';
import { toPrincipal } from '../../messages/principal-message.js';
import type { Member } from '../../people/domain/user.js';
import { enter } from '../../sessions/changes/enter.js';
import type { Opened } from '../../sessions/changes/open-session.js';
import type { SignInAttempt } from '../../sessions/changes/sign-in-attempt.js';
import type { Stores } from '../../store/index.js';
import type { HalfSession } from '../domain/second-factor.js';

/** An opened session and the token by which its browser is recognised. */
export type Entered = Opened & { deviceToken: string };

interface Second {
  half: HalfSession;
  member: Member;
  place: wire.SignInPlace | undefined;
  limits: Pick<SignInAttempt, 'perMinute' | 'thresholds'>;
}

/** Opens the session after the right second step and ends the half session that waited for it. */
export async function enterBySecondStep(
  stores: Pick<Stores, 'sessions' | 'rememberTokens' | 'knownDevices' | 'signals' | 'halfSessions'>,
  { half, member, place, limits }: Second,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Entered> {
  const { address = '', userAgent = '', previousToken = '', deviceToken = '' } = place ?? {};
  await stores.halfSessions.end(half.tokenHash);
  const attempt = { email: member.user.email, address, deviceToken, now: clock.now(), ...limits };
  const request = { userAgent, previousToken, rememberMe: half.isRemembered };
  return enter(stores, { member, attempt, request }, { clock, ids });
}

/** Returns the response to the BFF for a newly opened session. */
export async function signedIn(
  { refusedAddresses }: Pick<Stores, 'refusedAddresses'>,
  { speaker, ...tokens }: Entered,
) {
  const emailRefused = (await refusedAddresses.since(speaker.member.user.email)) !== undefined;
  return { ...tokens, principal: toPrincipal({ ...speaker, emailRefused }) };
}
