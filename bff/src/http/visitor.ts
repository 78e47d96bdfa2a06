import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url').slice(0, 22);

/** A fresh anonymous browser: its id and the cookie value that proves we gave it. */
export const newVisitor = (secret: string): { id: string; cookie: string } => {
  const id = randomBytes(16).toString('base64url');
  return { id, cookie: `${id}.${sign(secret, id)}` };
};

/** The id in a visitor cookie; null when we did not sign it. */
export const readVisitor = (secret: string, cookie: string | undefined): string | null => {
  const [id, mark, ...rest] = (cookie ?? '').split('.');
  if (!id || !mark || rest.length > 0) return null;
  const [given, expected] = [Buffer.from(mark), Buffer.from(sign(secret, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
};
