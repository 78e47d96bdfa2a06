/** A "remember me" token as issued: a selector to find it by and a validator to prove it. */
export interface RememberParts {
  selector: string;
  validator: string;
}

/**
 * For this long, a spent token still returns the session that it opened, because a browser may send several calls
 * together.
 */
export const SAME_SESSION_MS = 45_000;

const shape = /^([\w-]{22}):([\w-]{43})$/;

/** Returns the parts of a presented token, or undefined if its format is wrong. */
export function rememberParts(token: string): RememberParts | undefined {
  const [, selector, validator] = shape.exec(token) ?? [];
  return selector === undefined || validator === undefined ? undefined : { selector, validator };
}

/**
 * The verdict on a presented token:
 * - `unknown`: the validator does not match.
 * - `again`: the token was spent a moment ago, and the session that it opened is returned again.
 * - `theft`: it was spent before that, so two parties hold it and neither is trusted.
 * - `expired`: the token has expired, the `authEpoch` has changed, or the user may no longer sign in.
 * - `valid`: the token is spent now and opens a new session with a new token.
 */
export type RememberVerdict = 'unknown' | 'again' | 'theft' | 'expired' | 'valid';

/** Returns the verdict on a stored token, given whether the validator matched and the state of its user. */
export function rememberVerdict(
  token: { spentAt?: Date; expiresAt: Date; authEpoch: number },
  facts: { proven: boolean; now: Date; authEpoch: number; mayEnter: boolean },
): RememberVerdict {
  if (!facts.proven) return 'unknown';
  const over = facts.now >= token.expiresAt || token.authEpoch !== facts.authEpoch || !facts.mayEnter;
  if (token.spentAt === undefined) return over ? 'expired' : 'valid';
  if (facts.now.getTime() - token.spentAt.getTime() > SAME_SESSION_MS) return 'theft';
  return over ? 'expired' : 'again';
}
