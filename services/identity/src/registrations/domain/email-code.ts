import { createHash, timingSafeEqual } from 'node:crypto';
import { exists, invalid } from '@setu/kit/core';

/** A code sent to a mailbox counts for so long, for so many wrong tries, and is followed by another so late. */
export const CODE_VALID_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const RESEND_MS = 120_000;
/** What nobody finished is forgotten. */
export const REGISTRATION_MS = 24 * 3_600_000;
/** One press of a button may arrive twice: the same code opens the same account again for so long. */
const REPEAT_MS = 60_000;

/** A code as it is kept. */
export interface SentCode {
  hash?: Buffer | undefined;
  sentAt?: Date | undefined;
  tries: number;
  /** When it was taken. */
  confirmedAt?: Date | undefined;
}

export type CodeVerdict = 'right' | 'wrong' | 'void' | 'expired';

/** Hashed with the id of its registration: equal codes of two are not equal. */
export const codeHash = (registrationId: string, code: string): Buffer =>
  createHash('sha256').update(`${registrationId} ${code}`).digest();

/** Takes a code as typed, blanks and dashes allowed; gives what it is worth now. A wrong one is to be counted. */
export function judgeCode(registrationId: string, kept: SentCode, typed: string, now: Date): CodeVerdict {
  const { hash, sentAt, tries, confirmedAt } = kept;
  if (hash === undefined || sentAt === undefined) return 'expired';
  if (confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() > REPEAT_MS) return 'expired';
  if (now.getTime() - sentAt.getTime() >= CODE_VALID_MS) return 'expired';
  if (tries >= CODE_TRIES) return 'void';
  const given = codeHash(registrationId, typed.replace(/[\s\-–—]/g, ''));
  return timingSafeEqual(given, hash) ? 'right' : 'wrong';
}

/** Whole seconds until another code may be asked for; 0: now. */
export function resendSeconds({ sentAt }: Pick<SentCode, 'sentAt'>, now: Date): number {
  if (sentAt === undefined) return 0;
  return Math.max(0, Math.ceil((sentAt.getTime() + RESEND_MS - now.getTime()) / 1000));
}

/** Whether a registration still waits for its code. */
export const isWaiting = (registration: { userId?: string | undefined; createdAt: Date }, now: Date): boolean =>
  registration.userId === undefined && now.getTime() - registration.createdAt.getTime() < REGISTRATION_MS;

/** A code that is worth nothing: why, and how many tries are left after this one. */
export function codeRefused(verdict: Exclude<CodeVerdict, 'right'>, triesBefore: number) {
  const left = CODE_TRIES - triesBefore - 1;
  if (verdict === 'wrong' && left > 0) return invalid({ code: { code: 'wrong_code', params: { max: String(left) } } });
  return invalid({ code: verdict === 'expired' ? 'code_expired' : 'code_void' });
}

/** Told only to who proved his mailbox. */
export const innRegistered = () => exists('org.inn', 'inn_registered');
export const emailTaken = () => exists('user.email', 'email_taken');
