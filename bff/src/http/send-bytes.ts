import type { CallContext } from './call-context.js';

/** Sends a small file completely. No cache may store it. */
export const sendBytes = (
  { res }: CallContext,
  file: { name: string; type: string; bytes: Buffer },
): { sent: true } => {
  res.locals.raw = true;
  res.attachment(file.name).type(file.type).setHeader('Cache-Control', 'no-store');
  res.end(file.bytes);
  return { sent: true };
};
