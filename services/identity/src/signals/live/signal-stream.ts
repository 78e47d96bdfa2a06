import { listenerLost } from '../../domain/refusals.js';
import type { LiveSignal } from './live-signal.js';

/** A watcher this far behind is cut off. It reconnects and reads everything again. */
const MAX_WAITING = 1000;

/** Creates a buffer between the senders of signals and one watcher, which may read more slowly. */
export function signalStream() {
  const waiting: LiveSignal[] = [];
  let over: { error?: Error } | undefined;
  let wake: () => void = () => undefined;

  const finish = (error?: Error): void => {
    over ??= error === undefined ? {} : { error };
    wake();
  };
  const push = (signal: LiveSignal): void => {
    if (over !== undefined) return;
    if (waiting.length >= MAX_WAITING) {
      finish(listenerLost());
      return;
    }
    waiting.push(signal);
    wake();
  };

  async function* read(): AsyncGenerator<LiveSignal> {
    while (over === undefined) {
      const next = waiting.shift();
      if (next !== undefined) yield next;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
    const { error } = over as { error?: Error };
    if (error !== undefined) throw error;
  }

  return { push, read, end: () => finish(), fail: (error: Error) => finish(error) };
}
