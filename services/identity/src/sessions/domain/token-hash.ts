import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Returns the SHA-256 hash under which a token is stored. Tokens have 256 random bits and cannot be guessed, so no salt
 * is needed.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns whether a token matches a stored hash, in constant time. */
export function isTokenOf(hash: Buffer, token: string): boolean {
  const actual = tokenHash(token);
  return actual.length === hash.length && timingSafeEqual(actual, hash);
}
