import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@setu/proto/common';

/** The facts about the call being served. All code that the call awaits reads the same context. */
export interface CallContext {
  requestId: string;
  actor?: Actor;
  /** After this time the caller no longer waits for the response. */
  deadline?: Date;
  /** Aborts when the caller cancels or the deadline passes. */
  signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<CallContext>();

/** Runs `fn`, and everything it awaits, in the context. */
export const runInContext = <T>(context: CallContext, fn: () => T): T => storage.run(context, fn);

/** Returns the context of the call being served, or undefined in jobs and consumers. */
export const currentContext = (): CallContext | undefined => storage.getStore();
