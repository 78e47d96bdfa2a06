import type { Logger } from 'graphile-worker';
import type { Log } from '../log.js';

const ownMessages = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

// Messages that need no warning. The first reports a migration of any queue to all services of the database; a
// service's own queue is migrated at its next start. The second concerns tasks that wait for external servers. They
// hold no connection meanwhile, so a small pool is enough.
const foreignMessages = /^(Graphile Worker detected breaking migration|WARNING: having maxPoolSize)/;

/**
 * Returns the queue's logger, which writes one JSON line per message. A failed attempt is a warning, because it is
 * retried.
 */
export const queueLog = async (log: Log): Promise<Logger> => {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => (level, message, meta): void => {
    const as = foreignMessages.test(message) ? 'debug' : (ownMessages[level as keyof typeof ownMessages] ?? 'debug');
    // The library adds the stack to its message. The logged error already has it.
    log[as]({ queue: meta?.error ?? meta?.failure }, message.split(/:?\n/, 1)[0]);
  });
};
