import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@setu/proto/common';

/** What is known about the call being served; every await below it sees the same. */
export interface CallContext {
  requestId: string;
  actor?: Actor;
  /** Nobody waits for the answer after it. */
  deadline?: Date;
  /** Aborts when nobody waits any more: the caller left, or the deadline passed. */
  signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<CallContext>();

/** Runs `fn` and all it awaits inside the context. */
export const runInContext = <T>(context: CallContext, fn: () => T): T => storage.run(context, fn);

/** The call being served; undefined in jobs and consumers. */
export const currentContext = (): CallContext | undefined => storage.getStore();
