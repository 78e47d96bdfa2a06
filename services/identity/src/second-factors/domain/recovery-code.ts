import { createHash } from 'node:crypto';
import { base32 } from './base32.js';

/** So many are given at once. */
export const RECOVERY_CODES = 10;
/** 80 random bits: nobody tries them all, not even against the hash. */
export const RECOVERY_BYTES = 10;
const GROUP = /.{1,4}/g;

/** A recovery code as it is shown: four groups of four letters and digits. */
export const recoveryCode = (bytes: Uint8Array): string => (base32(bytes).match(GROUP) ?? []).join('-');

/** The code as it is compared: whatever case, blanks and dashes it was typed with. */
export const plainRecoveryCode = (typed: string): string => typed.replace(/[\s\-–—]/g, '').toUpperCase();

/** How a code is kept: two people's equal codes are not equal. */
export const recoveryHash = (userId: string, typed: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${plainRecoveryCode(typed)}`)
    .digest();
