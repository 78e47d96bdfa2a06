import { invalid } from '@setu/kit/core';
import type { TokenScope } from '@setu/proto/words';

/** The maximum number of unexpired tokens per user. */
export const TOKENS_MAX = 20;
const NAME_MAX = 60;
const DAYS_MAX = 365;
const DAY_MS = 86_400_000;
/** The time of the last use is written at most this often. */
const USED_EVERY_MS = 3_600_000;

/** The prefix of every secret. It makes a leaked secret recognisable. */
const PREFIX = 'setu_';
const BEGINNING = PREFIX.length + 4;

/** A token for a user's own programs. Only the hash of its secret is stored. */
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

/** Returns the secret made from 256 random bits (base64url), and its first characters for display. */
export function secretOf(random: string): { secret: string; beginning: string } {
  const secret = `${PREFIX}${random}`;
  return { secret, beginning: secret.slice(0, BEGINNING) };
}

/** Returns whether a text has the format of a secret. */
export const isSecret = (text: string): boolean => /^setu_[\w-]{43}$/.test(text);

interface TokenInput {
  name: string;
  scopes: readonly (TokenScope | undefined)[];
  days: number;
}

/**
 * Validates the name, scopes and duration of a token and returns them as they are stored: single spaces, no duplicate
 * scopes. Throws `invalid` by field for missing or excessive values.
 */
export function tokenContent({ name, scopes, days }: TokenInput, now: Date) {
  const normalised = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (normalised === '') throw invalid({ name: 'required' });
  if (/\p{Cc}/u.test(normalised)) throw invalid({ name: 'invalid_characters' });
  if ([...normalised].length > NAME_MAX)
    throw invalid({ name: { code: 'length_max', params: { max: String(NAME_MAX) } } });
  const known = [...new Set(scopes)].filter((scope) => scope !== undefined);
  if (scopes.length === 0) throw invalid({ scopes: 'required' });
  if (scopes.includes(undefined)) throw invalid({ scopes: 'invalid_option' });
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX) throw invalid({ days: 'invalid_option' });
  return { name: normalised, scopes: known, expiresAt: new Date(now.getTime() + days * DAY_MS) };
}

/** Returns whether this use should be recorded. */
export function isUseDue({ lastUsedAt }: Pick<PersonalToken, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() >= USED_EVERY_MS;
}
