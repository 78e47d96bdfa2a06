import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes a token of 256 random bits; gives the SHA-256 it is kept as. No salt is needed for what cannot be guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the token is the one kept as `hash`, in constant time. */
export function isTokenOf(hash: Buffer, token: string): boolean {
  const given = tokenHash(token);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
