import type { Clock, Ids } from '@setu/kit/core';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { tokenHash } from '../domain/token-hash.js';
import { signalSessionsEnded } from './end-sessions.js';
import { knowDevice } from './know-device.js';
import { type Opened, openSession, randomTokens, rememberUntil } from './open-session.js';
import type { SignInAttempt } from './sign-in-attempt.js';

export interface Entry {
  member: Member;
  attempt: SignInAttempt;
  request: { userAgent: string; rememberMe: boolean; previousToken: string };
}

/**
 * Opens a session for a user who has proved their identity. Ends the session that the browser had before and remembers
 * the browser.
 */
export async function enter(
  stores: Pick<Stores, 'sessions' | 'rememberTokens' | 'knownDevices' | 'signals'>,
  { member, attempt, request }: Entry,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Opened & { deviceToken: string }> {
  if (request.previousToken !== '') {
    await signalSessionsEnded(stores, await stores.sessions.endByToken(tokenHash(request.previousToken)));
  }
  const expiresAt = request.rememberMe ? rememberUntil(clock.now()) : undefined;
  const place = { address: attempt.address, userAgent: request.userAgent };
  const opening = { member, ...place, rememberUntil: expiresAt, tokens: randomTokens(ids) };
  const opened = await openSession(stores, opening, { clock, ids });
  return { ...opened, deviceToken: await knowDevice(stores, attempt, { userId: member.user.id, ids }) };
}
