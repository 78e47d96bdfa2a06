import { createHmac } from 'node:crypto';

/** What a browser is given with a session; selector and validator are its "remember me". */
export interface SessionTokens {
  token: string;
  selector: string;
  validator: string;
}

/**
 * The tokens of the session a "remember me" is spent for, or a session becomes that is given another speaker: the same for whoever presents it, so that calls on their way
 * together get one session. They follow from what only the browser has, its validator or old token, and a salt that only the
 * database has: neither tells them alone, and none of them is kept.
 */
export function successorOf(secret: string, salt: Buffer): SessionTokens {
  const made = (use: string, characters: number): string =>
    createHmac('sha256', salt).update(`${use} ${secret}`).digest('base64url').slice(0, characters);
  return { token: made('session', 43), selector: made('selector', 22), validator: made('validator', 43) };
}
