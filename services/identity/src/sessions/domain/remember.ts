/** A "remember me" token as handed out: a selector to find it by and a validator to prove it. */
export interface RememberParts {
  selector: string;
  validator: string;
}

/** So long after it was spent a token still stands for the session it was spent for: calls may be on their way together. */
export const SAME_SESSION_MS = 45_000;

const shape = /^([\w-]{22}):([\w-]{43})$/;

/** Takes a token as presented; gives its parts, or nothing when nobody can have been given it. */
export function rememberParts(token: string): RememberParts | undefined {
  const [, selector, validator] = shape.exec(token) ?? [];
  return selector === undefined || validator === undefined ? undefined : { selector, validator };
}

/**
 * What presenting a token means. `unknown`: nothing. `again`: it was spent a moment ago, for the session of its
 * successor. `theft`: it was spent before that, so two hold it and nobody is trusted. `expired`: its time, epoch or person
 * is over. `valid`: it is spent now for a new session and a new token.
 */
export type RememberVerdict = 'unknown' | 'again' | 'theft' | 'expired' | 'valid';

/** Takes a stored token, whether the validator proved it, and what has become of its person. */
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
