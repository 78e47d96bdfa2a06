import type { Request } from 'express';

/** Longer than any secret we give. */
const maxSecret = 200;

/** The secret of a call that brings one (`Authorization: Bearer …`), empty when it can be none of ours; undefined: a browser's. */
export const bearerOf = (req: Pick<Request, 'headers'>): string | undefined => {
  const [scheme = '', secret = '', ...rest] = (req.headers.authorization ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  return rest.length > 0 || secret.length > maxSecret || secret.includes('\u0000') ? '' : secret;
};
