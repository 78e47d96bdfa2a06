import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from './csrf.js';

const sign = (key: string, id: string): string =>
  createHmac('sha256', key).update(`visitor:${id}`).digest('base64url').slice(0, 22);

/** Creates an anonymous browser: its id, and the cookie value with our signature. */
export const newVisitor = ([key = '']: readonly string[]): { id: string; cookie: string } => {
  const id = randomBytes(16).toString('base64url');
  return { id, cookie: `${id}.${sign(key, id)}` };
};

/** Returns the id in a visitor cookie, or null if we did not sign it. */
export const readVisitor = (keys: readonly string[], cookie: string | undefined): string | null => {
  const [id, mark, ...rest] = (cookie ?? '').split('.');
  if (!id || !mark || rest.length > 0) return null;
  return keys.some((key) => isSame(mark, sign(key, id))) ? id : null;
};
