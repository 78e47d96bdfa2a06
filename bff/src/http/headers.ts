import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.js';

/** The headers every answer carries; the shell sets its own content security policy on top. */
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

/** Hosts' own cross-origin reads are never allowed: an OPTIONS of another origin finds nothing. */
export const refusePreflight = (req: Request, res: Response, next: NextFunction): void => {
  if (req.method !== 'OPTIONS') {
    next();
    return;
  }
  res.status(404).json({ success: false, message: '', data: { error: 'not_found' } });
};
