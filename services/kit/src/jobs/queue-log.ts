import type { Logger } from 'graphile-worker';
import type { Log } from '../log.js';

const ours = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

// The queue of any service of this database says so to all of them when it is made; a change of one's own is met at the next
// start. And tasks that wait for strangers' servers hold no connection meanwhile: few do for many of them.
const notOurs = /^(Graphile Worker detected breaking migration|WARNING: having maxPoolSize)/;

/** What the queue says, as our lines of one line each: a failed try is a warning, since it is tried again. */
export const queueLog = async (log: Log): Promise<Logger> => {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => (level, message, meta): void => {
    const as = notOurs.test(message) ? 'debug' : (ours[level as keyof typeof ours] ?? 'debug');
    // The library adds the stack to its words; the error beside them has it.
    log[as]({ queue: meta?.error ?? meta?.failure }, message.split(/:?\n/, 1)[0]);
  });
};
