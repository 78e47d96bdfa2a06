import { type Logger, pino } from 'pino';
import { currentContext } from './context.js';
import { loggableError } from './loggable-error.js';
import { traceId } from './trace/span.js';

export type Log = Logger;

/** Creates a logger that writes JSON lines to stdout. Each line carries the request id and trace id of its call. */
export function createLog({ service, level = 'info' }: { service?: string; level?: string }): Log {
  return pino({
    level,
    base: service === undefined ? {} : { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: loggableError },
    mixin: () => ({ requestId: currentContext()?.requestId, traceId: traceId() }),
  });
}

/** The process's logger before any service starts and outside of services. */
export const log: Log = createLog({ level: process.env.LOG_LEVEL || 'info' });
