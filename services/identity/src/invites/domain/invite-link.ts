import { createHmac } from 'node:crypto';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/** What a link is made of: nobody can guess it without the key, and no link has to be kept. */
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

/** The token of an invite's link: a UUID, as the address of its page wants one. */
export const linkToken = ({ id, term }: LinkSource, key: string): string =>
  asUuid(createHmac('sha256', key).update(`invite ${id} ${term}`).digest());

/** The token whose hash is kept, by whichever key it was made with; undefined where none of them made it. */
export const knownToken = (source: LinkSource, hash: Buffer | undefined, keys: readonly string[]): string | undefined =>
  keys.map((key) => linkToken(source, key)).find((token) => hash?.equals(tokenHash(token)));

/** The path an invite's mail leads to. */
export const linkPath = (token: string): string => `/team/invite/confirm/${token}`;
