import type { Endpoint, InputOfEndpoint, ParamsOfEndpoint, QueryOfEndpoint } from '@setu/contract';
import type { Actor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import type { Language } from '../language/locale.js';
import type { CallOptions } from './call-options.js';
import type { Caller } from './caller.js';

/** One parsed HTTP call: the caller, their language, and options for calling the services on their behalf. */
export interface CallContext {
  deps: Deps;
  caller: Caller;
  principal: Principal | null;
  actor: Actor;
  locale: Language;
  /** The body as sent, for routes that validate it later. */
  body: unknown;
  idempotencyKey: string;
  requestId: string;
  signal: AbortSignal;
  /** Whether the call is a browser's page navigation. */
  browser: boolean;
  req: Request;
  res: Response;
  /** Returns options for a read. A read may be retried once. */
  reads: (timeoutMs?: number) => CallOptions;
  /** Returns options for a write. */
  writes: () => CallOptions;
}

/** A call of one endpoint. The endpoint's own schemas parse its parameters, query and body. */
export interface CallContextOf<E extends Endpoint> extends CallContext {
  params: ParamsOfEndpoint<E>;
  query: QueryOfEndpoint<E>;
  /** The validated body, or undefined if the route validates later. */
  input: InputOfEndpoint<E>;
}
