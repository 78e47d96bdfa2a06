import { createHmac } from 'node:crypto';

/** The tokens that a browser gets with a session. The selector and the validator form its "remember me" token. */
export interface SessionTokens {
  token: string;
  selector: string;
  validator: string;
}

/**
 * Derives the tokens of a successor session: the session that a "remember me" token opens, or the session after a
 * switch to another user. Equal input gives equal tokens, so concurrent calls from one browser get one session. The
 * tokens are derived from a secret that only the browser has (its validator or old token) and a salt that only the
 * database has. Neither is enough alone, and the tokens are not stored.
 */
export function successorOf(secret: string, salt: Buffer): SessionTokens {
  const made = (use: string, characters: number): string =>
    createHmac('sha256', salt).update(`${use} ${secret}`).digest('base64url').slice(0, characters);
  return { token: made('session', 43), selector: made('selector', 22), validator: made('validator', 43) };
}
