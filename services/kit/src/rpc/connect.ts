import { Client, type ClientOptions, status } from '@grpc/grpc-js';
import { isAppError } from '../errors.js';
import { type Breaker, breaker } from './breaker.js';
import { sendStream, sendUnary, type Target } from './call.js';
import type { CallOptions, Definition, Method, PromiseClient } from './definition.js';
import { wasLost } from './failure.js';
import { callingCredentials, type RpcTls } from './rpc-tls.js';

/** What a process answers: its name in failures and the joined methods of its gRPC services. */
export interface Served<S extends Definition> {
  name: string;
  service: S;
}

export interface ConnectOptions {
  /** The first key signs the actor of every call. */
  actorKeys: readonly string[];
  /** Milliseconds a call gets that names none; otherwise 2 s for reads, 5 s for writes. */
  timeoutMs?: number;
  /** Absent: in the clear. */
  tls?: RpcTls | undefined;
}

const channelOptions = {
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 1000,
  // The library's 30 s leave callers with the pods of the rollout before the last.
  'grpc.dns_min_time_between_resolutions_ms': 1000,
  'grpc.keepalive_time_ms': 5000,
  'grpc.keepalive_timeout_ms': 2000,
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  'grpc.max_send_message_length': 8 * 1024 * 1024,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
} satisfies Partial<ClientOptions>;

/** A call that gives less than this says nothing about its target when the time is over. */
const patientMs = 1000;

const standardMs = { read: 2_000, write: 5_000 };

const readNames = /^(get|batchGet|list)/;

/**
 * A client of promises for the process behind `address`. Each call fails with the AppError the service threw; no answer
 * in time is `unavailable`. Reads are sent once more when the first try found nobody.
 */
export function connect<S extends Definition>(
  { name, service }: Served<S>,
  address: string,
  options: ConnectOptions,
): PromiseClient<S> {
  const client = new Client(address, callingCredentials(options.tls), channelOptions);
  const target: Target = { client, name, options };
  const guard = breaker(name);
  const methods = Object.entries<Method>(service).map(([name, method]) => {
    if (method.responseStream)
      return [name, (request: unknown, call: CallOptions) => sendStream(target, method, { request, call })];
    const read = readNames.test(name);
    return [
      name,
      (request: unknown, call: CallOptions) => {
        const idempotent = call.idempotent ?? read;
        const until = Date.now() + (call.timeoutMs ?? options.timeoutMs ?? standardMs[idempotent ? 'read' : 'write']);
        // A second try has what the first one left.
        const send = () =>
          sendUnary(target, method, { request, call: { ...call, idempotent, timeoutMs: until - Date.now() } });
        return guarded({ guard, idempotent, patient: (call.timeoutMs ?? patientMs) >= patientMs }, send);
      },
    ];
  });
  return { ...Object.fromEntries(methods), close: () => client.close() };
}

interface Guarding {
  guard: Breaker;
  idempotent: boolean;
  /** The caller waits long enough for silence to mean something. */
  patient: boolean;
}

async function guarded<T>(guarding: Guarding, send: () => Promise<T>): Promise<T> {
  try {
    return await once(guarding, send);
  } catch (error) {
    if (!guarding.idempotent || !isAppError(error, 'unavailable') || !foundNobody(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    return once(guarding, send);
  }
}

// A deadline that passed is spent, and who says that he cannot was there: only a connection that was refused or broke is worth a second try.
function foundNobody(error: Error): boolean {
  const { cause } = error;
  return wasLost(error) && cause instanceof Error && 'code' in cause && cause.code === status.UNAVAILABLE;
}

async function once<T>({ guard, patient }: Guarding, send: () => Promise<T>): Promise<T> {
  guard.enter();
  let lost = false;
  try {
    return await send();
  } catch (error) {
    lost = wasLost(error) && (patient || (error instanceof Error && foundNobody(error)));
    throw error;
  } finally {
    guard.leave(lost);
  }
}
