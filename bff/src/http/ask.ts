import type { Endpoint, InputOfEndpoint, ParamsOfEndpoint, QueryOfEndpoint } from '@setu/contract';
import type { Actor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import type { Language } from '../language/locale.js';
import type { CallOptions } from './call-options.js';
import type { Caller } from './caller.js';

/** One HTTP call, understood: who asks, in which language, and the ways to ask the services for him. */
export interface Ask {
  deps: Deps;
  caller: Caller;
  principal: Principal | null;
  actor: Actor;
  locale: Language;
  /** The body as sent, for routes that check it late. */
  body: unknown;
  idempotencyKey: string;
  requestId: string;
  signal: AbortSignal;
  /** Whether a browser navigated here. */
  browser: boolean;
  req: Request;
  res: Response;
  /** Options for a read; one retry is harmless. */
  reads: (timeoutMs?: number) => CallOptions;
  /** Options for a write. */
  writes: () => CallOptions;
}

/** A call of one endpoint, its parameters, query and body read by the endpoint's own schemas. */
export interface AskOf<E extends Endpoint> extends Ask {
  params: ParamsOfEndpoint<E>;
  query: QueryOfEndpoint<E>;
  /** Undefined where the route checks late. */
  input: InputOfEndpoint<E>;
}
