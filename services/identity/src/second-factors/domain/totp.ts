import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.js';

/**
 * The parameters that every authenticator supports by default: six digits of HMAC-SHA-1 every thirty seconds (RFC
 * 6238).
 */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Phone clocks differ, so the step before and the step after are accepted too. */
const DRIFT_STEPS = 1;
/** As long as the hash (RFC 4226, section 4). */
export const SECRET_BYTES = 20;

/** Returns the time step that contains a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Returns the code of a time step (RFC 4226, section 5.3). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Returns the time step of a typed code, ignoring spaces. Returns undefined if the code matches no acceptable step.
 * A code is accepted once, and no code older than the last accepted one is accepted (RFC 6238, section 5.2).
 */
export function stepOf(typed: string, secret: Buffer, now: Date, lastStep = -1): number | undefined {
  const typedCode = Buffer.from(typed.replace(/\s/g, ''));
  const here = stepAt(now);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => here - DRIFT_STEPS + index);
  const isCodeOf = (step: number): boolean => {
    const code = Buffer.from(totpCode(secret, step));
    return code.length === typedCode.length && timingSafeEqual(code, typedCode);
  };
  return steps.filter((step) => step > lastStep).find(isCodeOf);
}

/** Returns the content of the QR code for an authenticator (Key Uri Format). */
export function totpUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
