import { createHash, timingSafeEqual } from 'node:crypto';
import { exists, invalid } from '@setu/kit/core';

/** How long an emailed code is valid, how many wrong attempts it allows, and how soon another may be sent. */
export const CODE_VALID_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const RESEND_MS = 120_000;
/** Unfinished registrations expire after 24 hours. */
export const REGISTRATION_MS = 24 * 3_600_000;
/**
 * For this long, the same code opens the same account again, because a browser may send a double click as two calls.
 */
const REPEAT_MS = 60_000;

/** A code as it is stored: only its hash. */
export interface SentCode {
  hash?: Buffer | undefined;
  sentAt?: Date | undefined;
  tries: number;
  /** When the code was accepted. */
  confirmedAt?: Date | undefined;
}

export type CodeVerdict = 'right' | 'wrong' | 'void' | 'expired';

/**
 * Returns the stored hash of a code. The registration id is part of the input, so equal codes of two registrations have
 * different hashes.
 */
export const codeHash = (registrationId: string, code: string): Buffer =>
  createHash('sha256').update(`${registrationId} ${code}`).digest();

/** Returns the verdict on a code as typed; spaces and dashes are ignored. The caller counts a wrong attempt. */
export function judgeCode(registrationId: string, sentCode: SentCode, typed: string, now: Date): CodeVerdict {
  const { hash, sentAt, tries, confirmedAt } = sentCode;
  if (hash === undefined || sentAt === undefined) return 'expired';
  if (confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() > REPEAT_MS) return 'expired';
  if (now.getTime() - sentAt.getTime() >= CODE_VALID_MS) return 'expired';
  if (tries >= CODE_TRIES) return 'void';
  const typedHash = codeHash(registrationId, typed.replace(/[\s\-–—]/g, ''));
  return timingSafeEqual(typedHash, hash) ? 'right' : 'wrong';
}

/** Returns the full seconds until another code may be requested, or 0 if it may be requested now. */
export function resendSeconds({ sentAt }: Pick<SentCode, 'sentAt'>, now: Date): number {
  if (sentAt === undefined) return 0;
  return Math.max(0, Math.ceil((sentAt.getTime() + RESEND_MS - now.getTime()) / 1000));
}

/** Returns whether a registration still waits for its code. */
export const isWaiting = (registration: { userId?: string | undefined; createdAt: Date }, now: Date): boolean =>
  registration.userId === undefined && now.getTime() - registration.createdAt.getTime() < REGISTRATION_MS;

/**
 * Returns the error for a rejected code: the reason and, for a wrong code, how many attempts are left after this one.
 */
export function codeRefused(verdict: Exclude<CodeVerdict, 'right'>, triesBefore: number) {
  const triesLeft = CODE_TRIES - triesBefore - 1;
  if (verdict === 'wrong' && triesLeft > 0)
    return invalid({ code: { code: 'wrong_code', params: { max: String(triesLeft) } } });
  return invalid({ code: verdict === 'expired' ? 'code_expired' : 'code_void' });
}

/** Both errors are returned only after the registrant has proved that they own the mailbox. */
export const innRegistered = () => exists('org.inn', 'inn_registered');
export const emailInUse = () => exists('user.email', 'email_taken');
