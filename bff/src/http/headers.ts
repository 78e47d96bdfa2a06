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

/** Where a page may fetch code from, and what it may frame, beside what is ours: a captcha's provider. */
export interface Strangers {
  scripts: readonly string[];
  frames: readonly string[];
}

/** The content security policy of a page; without `strangers` nothing but our own runs on it. */
export const pagePolicy = ({ scripts, frames }: Strangers = { scripts: [], frames: [] }) =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': none,
      'script-src': [...ownAndMarked, ...scripts],
      'style-src': ownAndMarked,
      'img-src': [...own, 'data:', 'blob:'],
      'font-src': own,
      'connect-src': own,
      // A kept mail, which alone of our pages may be framed.
      'frame-src': [...own, ...frames],
      'manifest-src': own,
      'form-action': own,
      'base-uri': none,
      'object-src': none,
      'frame-ancestors': none,
    },
  });

const ownPolicy = pagePolicy();

/** The headers of an HTML answer; gives the nonce its inline parts carry. */
export const pageHeaders = (res: Response, policy = ownPolicy): string => {
  const nonce = randomBytes(16).toString('base64');
  res.locals.nonce = nonce;
  policy(res.req, res, () => undefined);
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept');
  return nonce;
};
