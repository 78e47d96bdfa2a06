import type { Log } from '../log.js';

export interface WayOut {
  isOpen(): void;
  isClosed(error: unknown): void;
  /** The number of consecutive failures. */
  failures(): number;
}

/** Logs a warning when events cannot be published, one error after `alarmMs`, and the recovery. */
export function wayOut({ alarmMs, log, now = Date.now }: { alarmMs: number; log: Log; now?(): number }): WayOut {
  let failures = 0;
  let since = 0;
  let alarmed = false;
  return {
    failures: () => failures,
    isOpen: () => {
      if (alarmed) log.info({ seconds: (now() - since) / 1000 }, 'events can be published again');
      failures = 0;
      alarmed = false;
    },
    isClosed: (error) => {
      if (failures === 0) {
        since = now();
        log.warn({ err: error }, 'events cannot be published yet, the relay retries');
      }
      failures += 1;
      if (alarmed || now() - since < alarmMs) return;
      alarmed = true;
      log.error({ err: error, since: new Date(since) }, 'events cannot be published and stay in the outbox');
    },
  };
}
