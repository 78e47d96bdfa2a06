import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.js';

/** What every authenticator takes without asking: six digits of HMAC-SHA-1 every thirty seconds (RFC 6238). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of people's telephones differ: the step before and the one after count too. */
const DRIFT_STEPS = 1;
/** As long as the hash (RFC 4226, 4). */
export const SECRET_BYTES = 20;

/** The step a moment is in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a step (RFC 4226, 5.3). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Takes a code as typed, blanks dropped, and the last step that was accepted; gives the step it is of, undefined where it
 * is of none that counts: a code is accepted once, and none before it (RFC 6238, 5.2).
 */
export function stepOf(typed: string, secret: Buffer, now: Date, lastStep = -1): number | undefined {
  const given = Buffer.from(typed.replace(/\s/g, ''));
  const here = stepAt(now);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => here - DRIFT_STEPS + index);
  const isCodeOf = (step: number): boolean => {
    const code = Buffer.from(totpCode(secret, step));
    return code.length === given.length && timingSafeEqual(code, given);
  };
  return steps.filter((step) => step > lastStep).find(isCodeOf);
}

/** What the QR code of an authenticator says (Key Uri Format). */
export function totpUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
