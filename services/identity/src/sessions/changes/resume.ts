import type { Clock, Ids } from '@setu/kit/core';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import type { RememberParts } from '../domain/remember.js';
import { speakerOf } from '../domain/session.js';
import { successorOf } from '../domain/successor.js';
import { tokenHash } from '../domain/token-hash.js';
import type { RememberToken } from '../store/remember-tokens.js';
import { type Opened, openSession } from './open-session.js';

const SALT_BYTES = 32;

export interface Resumption {
  parts: RememberParts;
  stored: RememberToken;
  member: Member;
  address: string;
  userAgent: string;
}

/**
 * Spends a valid "remember me" token on a new session and ends the token's previous session. Returns undefined if the
 * token is already spent.
 */
export async function resumeWithNewSession(
  stores: Pick<Stores, 'sessions' | 'rememberTokens' | 'signals'>,
  { parts, stored, ...place }: Resumption,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Opened | undefined> {
  const salt = Buffer.from(ids.token(SALT_BYTES), 'base64url');
  if (!(await stores.rememberTokens.spend(stored.selector, salt, clock.now()))) return undefined;
  // The token stays in the table after its old session ends, so that a second use is detected.
  await stores.signals.sessionsEnded(await stores.sessions.endById(stored.sessionId));
  const tokens = successorOf(parts.validator, salt);
  return openSession(stores, { ...place, rememberUntil: stored.expiresAt, tokens }, { clock, ids });
}

/** Returns the session that this token opened a moment ago, or undefined if that session has ended since. */
export async function resumeSameSession(
  stores: Pick<Stores, 'sessions'>,
  { parts, stored }: Pick<Resumption, 'parts' | 'stored'>,
  { clock }: { clock: Clock },
): Promise<Opened | undefined> {
  if (stored.successorSalt === undefined) return undefined;
  const { token, selector, validator } = successorOf(parts.validator, stored.successorSalt);
  const now = clock.now();
  const reading = await stores.sessions.read(tokenHash(token), now);
  const speaker = reading && speakerOf(reading, now);
  return speaker && { token, rememberToken: `${selector}:${validator}`, speaker };
}
