import { type ChannelCredentials, type Client, type ClientOptions, credentials } from '@grpc/grpc-js';
import { isAppError } from '../errors.js';
import { type Breaker, breaker } from './breaker.js';
import { sendStream, sendUnary, type Target } from './call.js';
import type { CallOptions, Definition, Method, PromiseClient } from './definition.js';

/** The client class ts-proto generates, with the definition it carries. */
export type ClientClass<S extends Definition> = {
  new (address: string, credentials: ChannelCredentials, options?: Partial<ClientOptions>): Client;
  service: S;
  serviceName: string;
};

export type ConnectOptions = {
  /** The first key signs the actor of every call. */
  actorKeys: readonly string[];
  /** Milliseconds a call gets that names none; otherwise 2 s for reads, 5 s for writes. */
  timeoutMs?: number;
};

const channelOptions = {
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 1000,
  'grpc.keepalive_time_ms': 5000,
  'grpc.keepalive_timeout_ms': 2000,
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  'grpc.max_send_message_length': 8 * 1024 * 1024,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
} satisfies Partial<ClientOptions>;

const readNames = /^(get|batchGet|list)/;

/**
 * A client of promises for the service behind `address`. Each call fails with the AppError the service threw; no answer
 * in time is `unavailable`. Reads are sent once more when the first try found nobody.
 */
export function connect<S extends Definition>(
  Class: ClientClass<S>,
  address: string,
  options: ConnectOptions,
): PromiseClient<S> {
  const client = new Class(address, credentials.createInsecure(), channelOptions);
  const target: Target = { client, name: Class.serviceName, options };
  const guard = breaker(Class.serviceName);
  const methods = Object.entries<Method>(Class.service).map(([name, method]) => {
    if (method.responseStream)
      return [name, (request: unknown, call: CallOptions) => sendStream(target, method, { request, call })];
    const read = readNames.test(name);
    return [
      name,
      (request: unknown, call: CallOptions) => {
        const idempotent = call.idempotent ?? read;
        return guarded(guard, idempotent, () => sendUnary(target, method, { request, call: { ...call, idempotent } }));
      },
    ];
  });
  return { ...Object.fromEntries(methods), close: () => client.close() };
}

async function guarded<T>(guard: Breaker, idempotent: boolean, send: () => Promise<T>): Promise<T> {
  try {
    return await once(guard, send);
  } catch (error) {
    if (!idempotent || !isAppError(error, 'unavailable') || !foundNobody(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    return once(guard, send);
  }
}

// A deadline that passed is spent; only a connection that was refused or broke is worth a second try.
function foundNobody(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && cause.code === 14;
}

async function once<T>(guard: Breaker, send: () => Promise<T>): Promise<T> {
  guard.enter();
  let lost = false;
  try {
    return await send();
  } catch (error) {
    lost = isAppError(error, 'unavailable');
    throw error;
  } finally {
    guard.leave(lost);
  }
}
