import { setTimeout as wait } from 'node:timers/promises';

export interface TurnsOptions {
  /** Performs one turn. A failure is reported, and the turn is tried again. */
  turn(): Promise<void>;
  onFailure(error: unknown): void;
  /** The longest pause between turns, in milliseconds. */
  everyMs: number;
  /** The pause after a failure, in milliseconds. */
  againMs: number;
  signal: AbortSignal;
}

/** Turns that run one after another. A call of `ring` starts the next one immediately. */
export interface Turns {
  ring(): void;
  /** Resolves after a successful turn that began after this call. Rejects if the turns end before that. */
  done(): Promise<void>;
  /** Resolves when the signal has aborted and the last turn is over. */
  ended: Promise<void>;
}

/** Runs turns until the signal aborts. */
export function takeTurns({ turn, onFailure, everyMs, againMs, signal }: TurnsOptions): Turns {
  let requested = 0;
  let wake: (() => void) | undefined;
  const waiting = new Set<{ from: number; resolve(): void; reject(error: unknown): void }>();

  const pause = async (ms: number, isWoken: boolean): Promise<void> => {
    const over = new AbortController();
    if (isWoken) wake = () => over.abort();
    await wait(ms, undefined, { signal: AbortSignal.any([signal, over.signal]), ref: false }).catch(() => undefined);
    wake = undefined;
  };
  const run = async (): Promise<void> => {
    for (let done = -1; !signal.aborted; ) {
      const now = requested;
      try {
        await turn();
        done = now;
        for (const one of waiting) {
          if (one.from > done) continue;
          waiting.delete(one);
          one.resolve();
        }
        if (requested === done) await pause(everyMs, true);
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        await pause(againMs, false);
      }
    }
    for (const one of waiting) one.reject(new Error('it is closed'));
  };
  const ring = (): void => {
    requested += 1;
    wake?.();
  };
  const done = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new Error('it is closed'));
      waiting.add({ from: requested + 1, resolve, reject });
      ring();
    });
  return { ring, done, ended: run() };
}
