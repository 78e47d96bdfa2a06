import type { Clock, Ids } from '@setu/kit/core';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { ABSOLUTE_MS, REMEMBER_MS, type Speaker } from '../domain/session.js';
import { tokenHash } from '../domain/token-hash.js';

const SELECTOR_BYTES = 16;
const TEXT_MAX = 300;

export interface Opening {
  member: Member;
  address: string;
  userAgent: string;
  /** When "remember me" ends; missing when it was not asked for. */
  rememberUntil?: Date;
}

export interface Opened {
  token: string;
  /** Empty unless "remember me" was asked for. */
  rememberToken: string;
  speaker: Speaker;
}

/** When a "remember me" asked for now ends; rotation keeps the day. */
export function rememberUntil(now: Date): Date {
  return new Date(now.getTime() + REMEMBER_MS);
}

/** Opens a session for a person who may enter; tokens leave in the clear only here. */
export async function openSession(
  stores: Pick<Stores, 'sessions' | 'rememberTokens'>,
  opening: Opening,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Opened> {
  const now = clock.now();
  const token = ids.token();
  const { user } = opening.member;
  const session = {
    id: ids.id(),
    authEpoch: user.authEpoch,
    csrfSecret: ids.token(),
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
  };
  await stores.sessions.insert({
    ...session,
    tokenHash: tokenHash(token),
    userId: user.id,
    address: printable(opening.address),
    userAgent: printable(opening.userAgent),
    createdAt: now,
  });
  const opened = { token, rememberToken: '', speaker: { session, member: opening.member } };
  if (opening.rememberUntil === undefined) return opened;
  const selector = ids.token(SELECTOR_BYTES);
  const validator = ids.token();
  await stores.rememberTokens.insert({
    selector,
    validatorHash: tokenHash(validator),
    userId: user.id,
    sessionId: session.id,
    authEpoch: user.authEpoch,
    createdAt: now,
    expiresAt: opening.rememberUntil,
  });
  return { ...opened, rememberToken: `${selector}:${validator}` };
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '').slice(0, TEXT_MAX);
}
