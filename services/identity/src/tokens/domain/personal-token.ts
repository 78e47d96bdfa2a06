import { invalid } from '@setu/kit/core';
import type { TokenScope } from '@setu/proto/words';

/** So many that have not run out a person may have. */
export const TOKENS_MAX = 20;
const NAME_MAX = 60;
const DAYS_MAX = 365;
const DAY_MS = 86_400_000;
/** When it was used last is written at most this often. */
const USED_EVERY_MS = 3_600_000;

/** What a secret begins with: whoever finds one in a file knows what it is. */
const PREFIX = 'setu_';
const BEGINNING = PREFIX.length + 4;

/** A token of a person's own programs; its secret is kept as a hash alone. */
export interface PersonalToken {
  id: string;
  userId: string;
  name: string;
  scopes: TokenScope[];
  beginning: string;
  authEpoch: number;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt?: Date | undefined;
}

/** Takes 256 random bits as base64url; gives the secret, and how it begins. */
export function secretOf(random: string): { secret: string; beginning: string } {
  const secret = `${PREFIX}${random}`;
  return { secret, beginning: secret.slice(0, BEGINNING) };
}

/** Whether a text may be a secret of ours at all. */
export const isSecret = (text: string): boolean => /^setu_[\w-]{43}$/.test(text);

interface Asked {
  name: string;
  scopes: readonly (TokenScope | undefined)[];
  days: number;
}

/**
 * A token's name, scopes and last moment, as they are kept: white space counts as single spaces, a scope counts once.
 * Throws `invalid` by field where there is none of it, or too much.
 */
export function tokenContent({ name, scopes, days }: Asked, now: Date) {
  const tidy = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (tidy === '') throw invalid({ name: 'required' });
  if (/\p{Cc}/u.test(tidy)) throw invalid({ name: 'invalid_characters' });
  if ([...tidy].length > NAME_MAX) throw invalid({ name: { code: 'length_max', params: { max: String(NAME_MAX) } } });
  const known = [...new Set(scopes)].filter((scope) => scope !== undefined);
  if (scopes.length === 0) throw invalid({ scopes: 'required' });
  if (scopes.includes(undefined)) throw invalid({ scopes: 'invalid_option' });
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX) throw invalid({ days: 'invalid_option' });
  return { name: tidy, scopes: known, expiresAt: new Date(now.getTime() + days * DAY_MS) };
}

/** Whether this use of it should be written down. */
export function isUseDue({ lastUsedAt }: Pick<PersonalToken, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() >= USED_EVERY_MS;
}
