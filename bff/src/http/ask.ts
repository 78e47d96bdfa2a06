import type { Actor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import type { Language } from './locale.js';
import type { Caller } from './session.js';

/** The options of a call to a service on behalf of this request. */
export interface CallOptions {
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  timeoutMs?: number;
  idempotent?: boolean;
}

/** One HTTP call, understood: who asks, for what, in which language. */
export interface Ask<I = unknown> {
  deps: Deps;
  caller: Caller;
  principal: Principal | null;
  actor: Actor;
  locale: Language;
  params: Record<string, string>;
  /** The query as sent, in order. */
  query: [string, string][];
  /** The body: the route's schema has been applied to it. */
  input: I;
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

/** The last value of a query parameter; undefined when it is not there. */
export const queryValue = (ask: Pick<Ask, 'query'>, name: string): string | undefined =>
  ask.query.findLast(([key]) => key === name)?.[1];
