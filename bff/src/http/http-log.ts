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

/** What the log says of a caller who did not wait for the answer (nginx's number). */
const clientLeft = 499;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodOf = (req: Request): string => (methods.has(req.method) ? req.method : 'other');

const idPattern = /^[\w-]{8,64}$/;

/** Calls that say nothing about how the product does: probes, and streams as long as somebody looks. */
const isQuiet = (req: Request, res: Response): boolean =>
  req.path === '/healthz' ||
  req.path === '/readyz' ||
  String(res.getHeader('Content-Type')).startsWith('text/event-stream');

const writeLine = (log: Log, req: Request, res: Response, line: Record<string, unknown>): void => {
  const error: unknown = res.locals.error;
  // The failure of a call nobody waits for any more tells of him who left.
  const isBug = line.status !== clientLeft && error !== undefined && (!isAppError(error) || error.kind === 'internal');
  if (isBug) log.error({ ...line, err: error }, 'call failed');
  else if (line.status === 503) log.warn({ ...line, why: error instanceof Error ? error.message : undefined }, 'call');
  else if (isQuiet(req, res)) log.debug(line, 'call');
  else log.info(line, 'call');
};

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
      const status = res.headersSent ? res.statusCode : clientLeft;
      if (!isQuiet(req, res)) seconds.observe({ method: methodOf(req), route, status: String(status) }, ms / 1000);
      const actor: unknown = res.locals.caller?.actor?.userId;
      writeLine(log, req, res, { requestId, method: req.method, route, status, ms: Math.round(ms), actor });
    });
    next();
  };
