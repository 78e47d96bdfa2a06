import { type Clock, cut, type Ids } from '@setu/kit/core';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { ABSOLUTE_MS, REMEMBER_MS, type Speaker } from '../domain/session.js';
import type { SessionTokens } from '../domain/successor.js';
import { tokenHash } from '../domain/token-hash.js';

const SELECTOR_BYTES = 16;
const TEXT_MAX = 300;

export interface Opening {
  member: Member;
  address: string;
  userAgent: string;
  /** When "remember me" ends. Missing if it was not requested. */
  rememberUntil?: Date;
  tokens: SessionTokens;
}

export interface Opened {
  token: string;
  /** Empty unless "remember me" was requested. */
  rememberToken: string;
  speaker: Speaker;
}

/** Returns when a "remember me" token requested now expires. Replacing the token does not extend this time. */
export function rememberUntil(now: Date): Date {
  return new Date(now.getTime() + REMEMBER_MS);
}

/** Returns new random tokens. */
export const randomTokens = (ids: Ids): SessionTokens => ({
  token: ids.token(),
  selector: ids.token(SELECTOR_BYTES),
  validator: ids.token(),
});

/** Opens a session for a user who may sign in. Tokens are in plain text only here. */
export async function openSession(
  stores: Pick<Stores, 'sessions' | 'rememberTokens'>,
  opening: Opening,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Opened> {
  const now = clock.now();
  const { member, tokens, rememberUntil: expiresAt } = opening;
  const { id: userId, authEpoch } = member.user;
  const session = {
    id: ids.id(),
    authEpoch,
    csrfSecret: ids.token(),
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
  };
  await stores.sessions.insert({
    ...session,
    tokenHash: tokenHash(tokens.token),
    userId,
    address: printable(opening.address),
    userAgent: printable(opening.userAgent),
    createdAt: now,
  });
  const opened = { token: tokens.token, rememberToken: '', speaker: { session, member } };
  if (expiresAt === undefined) return opened;
  const { selector, validator } = tokens;
  const remembered = { selector, validatorHash: tokenHash(validator), userId, sessionId: session.id, authEpoch };
  await stores.rememberTokens.insert({ ...remembered, createdAt: now, expiresAt });
  return { ...opened, rememberToken: `${selector}:${validator}` };
}

function printable(text: string): string {
  return cut(text.replace(/\p{Cc}/gu, ''), TEXT_MAX);
}
