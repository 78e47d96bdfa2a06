import type { Request } from 'express';
import type { Config } from '../config.js';

/** Returns the public address of the caller's platform. An unknown host counts as not ours. */
export const originOf = (req: Request, config: Config): string => {
  const own = new URL(config.PUBLIC_ORIGIN);
  const [, host = '', name = ''] = /^(([\w.-]+)(?::\d+)?)$/.exec((req.headers.host ?? '').toLowerCase()) ?? [];
  return config.SUPPLIER_HOSTS.includes(name) ? `${own.protocol}//${host}` : own.origin;
};
