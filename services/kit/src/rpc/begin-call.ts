import type { Metadata, ServerUnaryCall, ServerWritableStream, status } from '@grpc/grpc-js';
import { SpanKind } from '@opentelemetry/api';
import { runInContext } from '../context.js';
import { type AppError, type Kind, unavailable } from '../errors.js';
import { systemIds } from '../ids.js';
import type { Log } from '../log.js';
import { rpcCallSeconds, rpcCalls, rpcSeconds } from '../metrics.js';
import { contextOf, inSpan, traceId } from '../trace/span.js';
import { actorHeader, clockSkewCode, requestIdHeader, verifyActor } from './actor.js';
import type { Call } from './definition.js';
import { asAppError, toStatus } from './failure.js';

export interface ServedCall {
  /** Verifies the actor and runs the handler in the call's context. */
  run<T>(handler: (call: Call) => Promise<T>): Promise<T>;
  /** Counts and logs the outcome. Returns the gRPC status to send if the call failed. */
  end(error?: unknown): { code: status; details: string; metadata: Metadata } | undefined;
  abort(): void;
}

type Incoming = ServerUnaryCall<unknown, unknown> | ServerWritableStream<unknown, unknown>;

interface Serving {
  name: string;
  actorKeys: readonly string[];
  log: Log;
}

const withoutDeadlineMs = 5_000;
// gRPC reports the end of every call as cancelled. One reason for all saves an error with its stack for each.
const over = new DOMException('This call is over', 'AbortError');
const longest = 8_640_000_000_000_000;

/** The called method. A stream lasts as long as its client reads. */
interface Called {
  path: string;
  isStream: boolean;
}

/** Begins serving a call: sets up its context, and later counts it and writes its access log line. */
export function beginCall(serving: Serving, { path, isStream }: Called, call: Incoming): ServedCall {
  const method = path.slice(path.lastIndexOf('/') + 1);
  const started = performance.now();
  const aborting = new AbortController();
  const requestId = text(call.metadata, requestIdHeader) ?? systemIds.id();
  let actor: Call['actor'] | undefined;
  let tracedAs: string | undefined;
  call.on('cancelled', () => aborting.abort(over));

  return {
    run: async (handler) => {
      actor = verifyActor(text(call.metadata, actorHeader), serving.actorKeys);
      const context: Call = { actor, requestId, signal: aborting.signal, deadline: deadlineOf(call) };
      if (context.deadline.getTime() <= Date.now()) throw unavailable('no time left to answer');
      const parent = contextOf(text(call.metadata, 'traceparent'));
      return runInContext(context, () =>
        inSpan({ name: path, kind: SpanKind.SERVER, parent }, () => {
          tracedAs = traceId();
          return handler(context);
        }),
      );
    },
    end: (error) => {
      const failure = error === undefined ? undefined : asAppError(error);
      const outcome = failure?.kind ?? 'ok';
      const ms = Math.round((performance.now() - started) * 10) / 10;
      count({ service: serving.name, method, outcome, isStream }, ms / 1000);
      const line = {
        requestId,
        traceId: tracedAs,
        rpc: method,
        outcome,
        code: failure?.code,
        ms,
        actor: actor?.userId,
        acting: actor?.actingUserId,
      };
      writeLine(serving.log, line, failure);
      return failure && toStatus(failure, requestId);
    },
    abort: () => aborting.abort(over),
  };
}

interface Ended {
  service: string;
  method: string;
  outcome: Kind | 'ok';
  isStream: boolean;
}

const serverFaults: ReadonlySet<string> = new Set(['internal', 'unavailable'] satisfies Kind[]);

function count({ service, method, outcome, isStream }: Ended, seconds: number): void {
  rpcCalls.inc({
    service,
    method,
    outcome: outcome === 'ok' ? 'ok' : serverFaults.has(outcome) ? 'failed' : 'refused',
  });
  if (isStream) return;
  rpcSeconds.observe({ service, outcome }, seconds);
  rpcCallSeconds.inc({ service, method }, seconds);
}

function writeLine(log: Log, line: object, failure: AppError | undefined): void {
  if (failure?.kind === 'internal' || failure?.code === clockSkewCode)
    log.error({ ...line, err: failure.cause ?? failure }, 'call');
  else if (failure?.kind === 'unavailable') log.warn({ ...line, err: failure.cause ?? failure }, 'call');
  else log.info(line, 'call');
}

function text(metadata: Metadata, key: string): string | undefined {
  const [value] = metadata.get(key);
  return typeof value === 'string' && value !== '' && value.length < 16_384 ? value : undefined;
}

function deadlineOf(call: Incoming): Date {
  const deadline = call.getDeadline();
  const at = deadline instanceof Date ? deadline.getTime() : deadline;
  if (Number.isFinite(at)) return new Date(Math.min(at, longest));
  return new Date('writable' in call ? longest : Date.now() + withoutDeadlineMs);
}
