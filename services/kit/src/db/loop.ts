import { type Log, log as processLog } from '../log.js';
import { type Sleep, systemSleep } from '../sleep.js';

export interface Looping {
  name: string;
  everyMs: number;
  runOnce(signal: AbortSignal): Promise<unknown>;
  signal: AbortSignal;
  log?: Log;
  /** Waits between two runs. Default: real time. */
  sleep?: Sleep | undefined;
}

const longestMs = 30_000;

/** Runs `runOnce` repeatedly, `everyMs` apart, until the signal aborts. Waits longer after failures. Never throws. */
export async function loop({
  name,
  everyMs,
  runOnce,
  signal,
  log = processLog,
  sleep = systemSleep,
}: Looping): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await runOnce(signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      log.warn({ err: error, job: name, failures }, 'job failed');
    }
    const pause = failures === 0 ? everyMs : Math.max(everyMs, Math.min(longestMs, 250 * 2 ** failures));
    await sleep(pause, signal);
  }
}
