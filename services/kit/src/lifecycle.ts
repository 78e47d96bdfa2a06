import type { Env } from './config.js';
import { log } from './log.js';

export interface Running {
  address: string;
  close(): Promise<void>;
}

/** Thrown by a start function whose work is already done. The process then ends with code 0. */
export class NothingToRun extends Error {
  override name = 'NothingToRun';
}

const guardMs = 30_000;

/**
 * Runs a process. It starts, reports `{ type: 'ready', address }` to a parent, and closes once on SIGTERM, SIGINT or
 * loss of the parent. A close that hangs ends after 30 s with code 1. A start that throws `NothingToRun` ends with code
 * 0.
 */
export function run(start: (env: Env) => Promise<Running>): void {
  const starting = start(process.env);
  let closing = false;
  const close = (why: string): void => {
    if (closing) return;
    closing = true;
    log.info({ why }, 'closing');
    setTimeout(() => exitNow('closing took too long'), guardMs).unref();
    starting
      .then((running) => running.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => exitNow('closing failed', error));
  };
  // If the reader of the log disappears, the process must still be able to end.
  process.stdout.on('error', () => undefined);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal));
  process.on('disconnect', () => close('parent gone'));
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'unhandled rejection');
    close('unhandled rejection');
  });
  starting
    .then((running) => {
      log.info({ address: running.address }, 'ready');
      process.send?.({ type: 'ready', address: running.address });
    })
    .catch((error: unknown) => {
      if (!(error instanceof NothingToRun)) exitNow('start failed', error);
      log.info(error.message);
      process.exit(0);
    });
}

function exitNow(why: string, error?: unknown): never {
  log.fatal({ err: error }, why);
  process.exit(1);
}
