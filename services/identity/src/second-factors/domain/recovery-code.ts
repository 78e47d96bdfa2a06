import { createHash } from 'node:crypto';
import { base32 } from './base32.js';

/** The number of recovery codes that a user gets at a time. */
export const RECOVERY_CODES = 10;
/** 80 random bits: too many to try, even with the hash. */
export const RECOVERY_BYTES = 10;
const GROUP = /.{1,4}/g;

/** Formats a recovery code for display: four groups of four letters and digits. */
export const recoveryCode = (bytes: Uint8Array): string => (base32(bytes).match(GROUP) ?? []).join('-');

/** Normalizes a typed code for comparison: ignores case, spaces and dashes. */
export const normaliseRecoveryCode = (typed: string): string => typed.replace(/[\s\-–—]/g, '').toUpperCase();

/**
 * Returns the stored hash of a code. The user id is part of the input, so equal codes of two users have different
 * hashes.
 */
export const recoveryHash = (userId: string, typed: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${normaliseRecoveryCode(typed)}`)
    .digest();
