import type { Actor } from '@setu/kit/rpc';

/** The options of a service call on behalf of this request. */
export interface CallOptions {
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  timeoutMs?: number;
  idempotent?: boolean;
}
