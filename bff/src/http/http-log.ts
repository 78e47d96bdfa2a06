import { randomUUID } from 'node:crypto';
import { isAppError } from '@setu/kit/core';
import { type Log, metrics, traceId } from '@setu/kit/process';
import type { NextFunction, Request, Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import { callKind } from './call-kind.js';

/**
 * The duration of calls, labelled only by class and outcome. Buckets for three hundred routes would be thousands of
 * series per process.
 */
const seconds = new Histogram({
  name: 'setu_http_seconds',
  help: 'Time to answer an HTTP call, in seconds',
  labelNames: ['kind', 'outcome'],
  // The buckets include the limits of slo.json: 0.15, 0.3, 0.8.
  buckets: [0.01, 0.05, 0.1, 0.15, 0.3, 0.5, 0.8, 1.5, 3, 10],
  registers: [metrics],
});

const calls = new Counter({
  name: 'setu_http_calls_total',
  help: 'Answered HTTP calls',
  labelNames: ['method', 'route', 'outcome'],
  registers: [metrics],
});

/** The total duration per route. Divided by the number of calls, it gives the route's mean duration. */
const callSeconds = new Counter({
  name: 'setu_http_call_seconds_total',
  help: 'Total time spent answering HTTP calls, in seconds',
  labelNames: ['method', 'route'],
  registers: [metrics],
});

/** Classifies an answer: `refused` is the caller's fault, `failed` is ours. */
const outcomeOf = (status: number): 'ok' | 'refused' | 'failed' => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
};

/** The status logged for a caller who did not wait for the answer (nginx's number). */
const clientLeft = 499;

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const methodOf = (req: Request): string => {
  if (req.method === 'HEAD') return 'GET';
  return methods.has(req.method) ? req.method : 'other';
};

const measure = (req: Request, res: Response, measured: { route: string; status: number; ms: number }): void => {
  const outcome = outcomeOf(measured.status);
  // Unmatched calls have arbitrary addresses and methods, so both labels are `other`.
  const at = { method: measured.route === 'other' ? 'other' : methodOf(req), route: measured.route };
  seconds.observe({ kind: callKind(res), outcome }, measured.ms / 1000);
  calls.inc({ ...at, outcome });
  callSeconds.inc(at, measured.ms / 1000);
};

const idPattern = /^[\w-]{8,64}$/;

/**
 * Returns whether to leave a call out of the measurements: probes, and event streams, which last as long as the page is
 * open.
 */
const isQuiet = (req: Request, res: Response): boolean =>
  req.path === '/healthz' ||
  req.path === '/readyz' ||
  String(res.getHeader('Content-Type')).startsWith('text/event-stream');

const writeLine = (log: Log, req: Request, res: Response, line: Record<string, unknown>): void => {
  const error: unknown = res.locals.error;
  // If the caller has hung up, the failure is a consequence of that and not a bug.
  const isBug = line.status !== clientLeft && error !== undefined && (!isAppError(error) || error.kind === 'internal');
  if (isBug) log.error({ ...line, err: error }, 'call failed');
  else if (line.status === 503) log.warn({ ...line, why: error instanceof Error ? error.message : undefined }, 'call');
  else if (isQuiet(req, res)) log.debug(line, 'call');
  else log.info(line, 'call');
};

/** Assigns each call an id, writes one access log line and records metrics. A bug is logged as ERROR with its stack. */
export const watchCalls =
  (log: Log) =>
  (req: Request, res: Response, next: NextFunction): void => {
    const sent = req.get('x-request-id') ?? '';
    const requestId = idPattern.test(sent) ? sent : randomUUID();
    res.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    // The line is written when all work on the call has ended.
    const tracedAs = traceId();
    res.once('close', () => {
      const ms = performance.now() - started;
      const path: unknown = req.route?.path;
      const route = typeof path === 'string' ? path : 'other';
      const status = res.headersSent ? res.statusCode : clientLeft;
      if (!isQuiet(req, res)) measure(req, res, { route, status, ms });
      const actor: unknown = res.locals.caller?.actor?.userId;
      const line = { requestId, traceId: tracedAs, method: req.method, route, status, ms: Math.round(ms), actor };
      writeLine(log, req, res, line);
    });
    next();
  };
