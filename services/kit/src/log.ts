import { type Logger, pino } from 'pino';
import { currentContext } from './context.js';
import { toldError } from './told-error.js';
import { traceId } from './trace/span.js';

export type Log = Logger;

/** A logger of JSON lines on stdout; each line carries the request and trace id of the call it belongs to. */
export function createLog({ service, level = 'info' }: { service?: string; level?: string }): Log {
  return pino({
    level,
    base: service === undefined ? {} : { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: toldError },
    mixin: () => ({ requestId: currentContext()?.requestId, traceId: traceId() }),
  });
}

/** The process's logger before, and outside, any service. */
export const log: Log = createLog({ level: process.env.LOG_LEVEL || 'info' });
