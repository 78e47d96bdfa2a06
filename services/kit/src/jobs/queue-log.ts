import type { Logger } from 'graphile-worker';
import type { Log } from '../log.js';

const ours = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** What the queue says, as our lines: a failed try is a warning, since it is tried again. */
export const queueLog = async (log: Log): Promise<Logger> => {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => (level, message, meta): void => {
    log[ours[level as keyof typeof ours] ?? 'debug']({ queue: meta?.error ?? meta?.failure }, message);
  });
};
