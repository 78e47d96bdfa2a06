import { type Client, Metadata, type ServiceError } from '@grpc/grpc-js';
import { SpanKind } from '@opentelemetry/api';
import { currentContext } from '../context.js';
import { unavailable } from '../errors.js';
import { systemIds } from '../ids.js';
import { onAbort } from '../on-abort.js';
import { inSpan, traceparent } from '../trace/span.js';
import { actorHeader, requestIdHeader, signActor } from './actor.js';
import type { ConnectOptions } from './connect.js';
import type { CallOptions, Method } from './definition.js';
import { fromStatus } from './failure.js';

export interface Target {
  client: Client;
  name: string;
  options: ConnectOptions;
}
export interface Sent {
  request: unknown;
  call: CallOptions;
}
/** A request whose timeout is known. */
export interface Timed {
  request: unknown;
  call: CallOptions & { timeoutMs: number };
}

const hopMs = 50;
const minMs = 100;

/** Sends one request and waits for one response. */
export const sendUnary = (target: Target, method: Method, sent: Timed): Promise<unknown> =>
  inSpan({ name: method.path, kind: SpanKind.CLIENT }, () => send(target, method, sent));

function send(target: Target, method: Method, { request, call }: Timed): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const deadline = deadlineFor(target, call.timeoutMs);
    let letGo: () => void = () => undefined;
    const sent = target.client.makeUnaryRequest(
      method.path,
      method.requestSerialize as (value: unknown) => Buffer,
      method.responseDeserialize,
      request,
      metadataFor(target, call),
      { deadline },
      (error, response) => {
        letGo();
        if (error) reject(fromStatus(error, target.name));
        else resolve(response);
      },
    );
    letGo = onAbort(call.signal, () => sent.cancel());
  });
}

/** Sends one request and yields the responses until the service ends the stream or the caller stops reading. */
export async function* sendStream(target: Target, method: Method, { request, call }: Sent): AsyncIterable<unknown> {
  const deadline = call.timeoutMs === undefined ? Number.POSITIVE_INFINITY : deadlineFor(target, call.timeoutMs);
  const sent = target.client.makeServerStreamRequest(
    method.path,
    method.requestSerialize as (value: unknown) => Buffer,
    method.responseDeserialize,
    request,
    metadataFor(target, call),
    { deadline },
  );
  const letGo = onAbort(call.signal, () => sent.cancel());
  try {
    for await (const message of sent) yield message;
  } catch (error) {
    if (call.signal?.aborted !== true) throw isServiceError(error) ? fromStatus(error, target.name) : error;
  } finally {
    letGo();
    sent.cancel();
  }
}

// A request has one time budget. Each hop gets what is left of the caller's deadline, minus the time that its response
// needs to travel back.
function deadlineFor(target: Target, timeoutMs: number): Date {
  const budget = currentContext()?.deadline?.getTime() ?? Number.POSITIVE_INFINITY;
  const left = Math.min(timeoutMs, budget - Date.now() - hopMs);
  if (left < minMs) throw unavailable(`${target.name}: no time left for the call`);
  return new Date(Date.now() + left);
}

function metadataFor(target: Target, call: CallOptions): Metadata {
  const metadata = new Metadata();
  metadata.set(actorHeader, signActor(call.actor, target.options.actorKeys));
  metadata.set(requestIdHeader, call.requestId ?? currentContext()?.requestId ?? systemIds.id());
  const trace = traceparent();
  if (trace !== undefined) metadata.set('traceparent', trace);
  return metadata;
}

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'metadata' in error && 'code' in error;
