import type { Log } from '../log.js';

export interface WayOut {
  isOpen(): void;
  isClosed(error: unknown): void;
  /** How many times in a row it was found closed. */
  failures(): number;
}

/** Says once that events cannot leave, once more and louder after `alarmMs`, and once that they leave again. */
export function wayOut({ alarmMs, log, now = Date.now }: { alarmMs: number; log: Log; now?(): number }): WayOut {
  let failures = 0;
  let since = 0;
  let alarmed = false;
  return {
    failures: () => failures,
    isOpen: () => {
      if (alarmed) log.info({ seconds: (now() - since) / 1000 }, 'events leave again');
      failures = 0;
      alarmed = false;
    },
    isClosed: (error) => {
      if (failures === 0) {
        since = now();
        log.warn({ err: error }, 'events wait: the relay cannot work');
      }
      failures += 1;
      if (alarmed || now() - since < alarmMs) return;
      alarmed = true;
      log.error({ err: error, since: new Date(since) }, 'events cannot leave: they wait in the outbox');
    },
  };
}
