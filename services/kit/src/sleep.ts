import { setTimeout as wait } from 'node:timers/promises';

/** Waits for `ms` milliseconds, or until the signal aborts. Never throws. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits in real time. It does not keep the process alive. */
export const systemSleep: Sleep = (ms, signal) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
