import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.js';

/** Sets the headers that every answer has. A page adds its own content security policy (`pageHeaders`). */
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
const ownAndNonce = [...own, (_req: unknown, res: unknown) => `'nonce-${(res as Response).locals.nonce}'`];

/** Foreign origins that a page may load scripts from and show in frames: those of a captcha provider. */
export interface ForeignOrigins {
  scripts: readonly string[];
  frames: readonly string[];
}

/** Builds the content security policy of a page. Without `strangers` only our own code runs on it. */
export const pagePolicy = ({ scripts, frames }: ForeignOrigins = { scripts: [], frames: [] }) =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': none,
      'script-src': [...ownAndNonce, ...scripts],
      'style-src': ownAndNonce,
      'img-src': [...own, 'data:', 'blob:'],
      'font-src': own,
      'connect-src': own,
      // A stored email is the only page of ours that may be framed.
      'frame-src': [...own, ...frames],
      'manifest-src': own,
      'form-action': own,
      'base-uri': none,
      'object-src': none,
      'frame-ancestors': none,
    },
  });

const ownPolicy = pagePolicy();

/** Sets the headers of an HTML answer and returns the nonce for its inline parts. */
export const pageHeaders = (res: Response, policy = ownPolicy): string => {
  const nonce = randomBytes(16).toString('base64');
  res.locals.nonce = nonce;
  policy(res.req, res, () => undefined);
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept');
  return nonce;
};
