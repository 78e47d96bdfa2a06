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
