import type { Actor } from '@setu/proto/common';

/** One method of a definition that ts-proto generates for grpc-js. */
export interface Method {
  path: string;
  requestStream: boolean;
  responseStream: boolean;
  requestSerialize(value: never): Buffer;
  requestDeserialize(bytes: Buffer): unknown;
  responseSerialize(value: never): Buffer;
  responseDeserialize(bytes: Buffer): unknown;
}

export type Definition = Readonly<Record<string, Method>>;

export type RequestOf<M extends Method> = ReturnType<M['requestDeserialize']>;
export type ResponseOf<M extends Method> = ReturnType<M['responseDeserialize']>;

/**
 * The context of a call: the caller, the request id and the deadline. `signal` aborts when the caller cancels or the
 * deadline passes.
 */
export interface Call {
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  deadline: Date;
}

/** The implementation of a service: an async function per unary method, an async iterable per server stream. */
export type Handlers<S extends Definition> = {
  [K in keyof S]: S[K]['responseStream'] extends true
    ? (request: RequestOf<S[K]>, call: Call) => AsyncIterable<ResponseOf<S[K]>>
    : (request: RequestOf<S[K]>, call: Call) => Promise<ResponseOf<S[K]>>;
};

/** The handler of one method, for a file that holds only that: `Handler<typeof RatesService, 'getRate'>`. */
export type Handler<S extends Definition, K extends keyof S> = Handlers<S>[K];

export interface CallOptions {
  actor: Actor;
  requestId?: string;
  /** Overrides the default of 2 s (reads) or 5 s (writes). Streams have no default. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Whether repeating the call is safe. Defaults to true for methods named get…, batchGet… and list…. */
  idempotent?: boolean;
}

/** A client with one async function per method. */
export type PromiseClient<S extends Definition> = {
  [K in keyof S]: S[K]['responseStream'] extends true
    ? (request: RequestOf<S[K]>, options: CallOptions) => AsyncIterable<ResponseOf<S[K]>>
    : (request: RequestOf<S[K]>, options: CallOptions) => Promise<ResponseOf<S[K]>>;
} & { close(): void };
