import { createHmac } from 'node:crypto';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/**
 * The fields from which a link's token is derived. The token cannot be guessed without the key, and it does not have to
 * be stored.
 */
export interface LinkSource {
  id: string;
  term: number;
}

const asUuid = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
};

/** Returns the token of an invite's link. It is a UUID because the address of its page requires one. */
export const linkToken = ({ id, term }: LinkSource, key: string): string =>
  asUuid(createHmac('sha256', key).update(`invite ${id} ${term}`).digest());

/** Finds the link's token by trying each key. Returns undefined if no key produces a token with the stored hash. */
export const knownToken = (source: LinkSource, hash: Buffer | undefined, keys: readonly string[]): string | undefined =>
  keys.map((key) => linkToken(source, key)).find((token) => hash?.equals(tokenHash(token)));

/** Returns the path in an invite's email. */
export const linkPath = (token: string): string => `/team/invite/confirm/${token}`;
