import { Client, type ClientOptions, status } from '@grpc/grpc-js';
import { isAppError } from '../errors.js';
import { type Breaker, breaker } from './breaker.js';
import { sendStream, sendUnary, type Target } from './call.js';
import type { CallOptions, Definition, Method, PromiseClient } from './definition.js';
import { wasLost } from './failure.js';
import { callingCredentials, type RpcTls } from './rpc-tls.js';

/** The name that failures show for a process, and the joined methods of its gRPC services. */
export interface Served<S extends Definition> {
  name: string;
  service: S;
}

export interface ConnectOptions {
  /** The first key signs the actor of every call. */
  actorKeys: readonly string[];
  /** The default timeout in milliseconds. If absent: 2 s for reads, 5 s for writes. */
  timeoutMs?: number;
  /** If absent, calls are not encrypted. */
  tls?: RpcTls | undefined;
}

const channelOptions = {
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 1000,
  // With the library's default of 30 s, callers would still use the pods of an earlier rollout.
  'grpc.dns_min_time_between_resolutions_ms': 1000,
  'grpc.keepalive_time_ms': 5000,
  'grpc.keepalive_timeout_ms': 2000,
  // A list is about as large as HTTP/2's default window of 64 KiB, which all concurrent answers of a connection share.
  'grpc-node.flow_control_window': 1024 * 1024,
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  'grpc.max_send_message_length': 8 * 1024 * 1024,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
} satisfies Partial<ClientOptions>;

/** A timeout below this says nothing about the health of the target. */
const meaningfulTimeoutMs = 1000;

const standardMs = { read: 2_000, write: 5_000 };

const readNames = /^(get|batchGet|list)/;

/**
 * Returns a promise-based client for the process at `address`. A call fails with the AppError that the service threw,
 * or with `unavailable` if there is no response in time. Reads are retried once if the first attempt had no connection.
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
        const deadline =
          Date.now() + (call.timeoutMs ?? options.timeoutMs ?? standardMs[idempotent ? 'read' : 'write']);
        // The second attempt gets the time left by the first.
        const send = () =>
          sendUnary(target, method, { request, call: { ...call, idempotent, timeoutMs: deadline - Date.now() } });
        return guarded(
          { guard, idempotent, patient: (call.timeoutMs ?? meaningfulTimeoutMs) >= meaningfulTimeoutMs },
          send,
        );
      },
    ];
  });
  return { ...Object.fromEntries(methods), close: () => client.close() };
}

interface Guarding {
  guard: Breaker;
  idempotent: boolean;
  /** True if the timeout is long enough that a missing response counts as a loss. */
  patient: boolean;
}

async function guarded<T>(guarding: Guarding, send: () => Promise<T>): Promise<T> {
  try {
    return await sendOnce(guarding, send);
  } catch (error) {
    if (!guarding.idempotent || !isAppError(error, 'unavailable') || !wasRefused(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    return sendOnce(guarding, send);
  }
}

// Only a refused or broken connection is worth a retry. After a timeout no time is left, and a service that answered
// `unavailable` was reached.
function wasRefused(error: Error): boolean {
  const { cause } = error;
  return wasLost(error) && cause instanceof Error && 'code' in cause && cause.code === status.UNAVAILABLE;
}

async function sendOnce<T>({ guard, patient }: Guarding, send: () => Promise<T>): Promise<T> {
  guard.enter();
  let lost = false;
  try {
    return await send();
  } catch (error) {
    lost = wasLost(error) && (patient || (error instanceof Error && wasRefused(error)));
    throw error;
  } finally {
    guard.leave(lost);
  }
}
