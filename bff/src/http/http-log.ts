import { randomUUID } from 'node:crypto';
import { isAppError } from '@setu/kit/core';
import { type Log, metrics } from '@setu/kit/process';
import type { NextFunction, Request, Response } from 'express';
import { Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'setu_http_seconds',
  help: 'Time to answer an HTTP call',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  registers: [metrics],
});

const idPattern = /^[\w-]{8,64}$/;

/** Gives each call its id, one access line and its place in the metrics; a bug is an ERROR with its stack. */
export const watchCalls =
  (log: Log) =>
  (req: Request, res: Response, next: NextFunction): void => {
    const given = req.get('x-request-id') ?? '';
    const requestId = idPattern.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    res.once('close', () => {
      const ms = performance.now() - started;
      const path: unknown = req.route?.path;
      const route = typeof path === 'string' ? path : 'other';
      seconds.observe({ method: req.method, route, status: String(res.statusCode) }, ms / 1000);
      const line = { requestId, method: req.method, route, status: res.statusCode, ms: Math.round(ms) };
      const error: unknown = res.locals.error;
      if (error !== undefined && (!isAppError(error) || error.kind === 'internal'))
        log.error({ ...line, err: error }, 'call failed');
      else log.info(line, 'call');
    });
    next();
  };
