import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@setu/proto/common';

/** What is known about the call being served; every await below it sees the same. */
export type CallContext = { requestId: string; actor?: Actor; deadline?: Date };

const storage = new AsyncLocalStorage<CallContext>();

/** Runs `fn` and all it awaits inside the context. */
export const runInContext = <T>(context: CallContext, fn: () => T): T => storage.run(context, fn);

/** The call being served; undefined in jobs and consumers. */
export const currentContext = (): CallContext | undefined => storage.getStore();
