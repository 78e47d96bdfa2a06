import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.js';

/** The headers every answer carries; a page sets its own content security policy on top (`pageHeaders`). */
export const securityHeaders = (config: Config) => {
  const https = config.PUBLIC_ORIGIN.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
};

const none = ["'none'"];
const own = ["'self'"];
const ownAndMarked = [...own, (_req: unknown, res: unknown) => `'nonce-${(res as Response).locals.nonce}'`];

const pagePolicy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    'default-src': none,
    'script-src': ownAndMarked,
    'style-src': ownAndMarked,
    'img-src': [...own, 'data:', 'blob:'],
    'font-src': own,
    'connect-src': own,
    // A kept mail, which alone of our pages may be framed.
    'frame-src': own,
    'manifest-src': own,
    'form-action': own,
    'base-uri': none,
    'object-src': none,
    'frame-ancestors': none,
  },
});

/** The headers of an HTML answer; gives the nonce its inline parts carry. */
export const pageHeaders = (res: Response): string => {
  const nonce = randomBytes(16).toString('base64');
  res.locals.nonce = nonce;
  pagePolicy(res.req, res, () => undefined);
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept');
  return nonce;
};
