import type { Request } from 'express';

/** Longer than any secret we issue. */
const maxSecret = 200;

/**
 * Returns the secret of a call with `Authorization: Bearer …`. Returns an empty text if it cannot be one of our
 * secrets, and undefined for a browser's call without the header.
 */
export const bearerOf = (req: Pick<Request, 'headers'>): string | undefined => {
  const [scheme = '', secret = '', ...rest] = (req.headers.authorization ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  return rest.length > 0 || secret.length > maxSecret || secret.includes('\u0000') ? '' : secret;
};
