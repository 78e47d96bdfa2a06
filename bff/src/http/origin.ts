import type { Request } from 'express';
import type { Config } from '../config.js';

/** The address people see of the platform they are on; a host we do not know is none of ours. */
export const originOf = (req: Request, config: Config): string => {
  const own = new URL(config.PUBLIC_ORIGIN);
  const [, host = '', name = ''] = /^(([\w.-]+)(?::\d+)?)$/.exec((req.headers.host ?? '').toLowerCase()) ?? [];
  return config.SUPPLIER_HOSTS.includes(name) ? `${own.protocol}//${host}` : own.origin;
};
