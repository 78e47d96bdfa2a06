import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Log } from '../log.js';
import { onAbort } from '../on-abort.js';
import { beginCall, type ServedCall } from './begin-call.js';
import type { Call, Definition, Handlers } from './definition.js';
import { addHealth, type Health } from './health.js';
import { type RpcTls, servingCredentials } from './rpc-tls.js';

export interface ServeOptions<S extends Definition> {
  /** The service's name in logs and metrics. */
  name: string;
  service: S;
  handlers: Handlers<S>;
  actorKeys: readonly string[];
  log: Log;
  host?: string;
  /** 0 or absent: any free port. */
  port?: number;
  /** If absent, calls are not encrypted. */
  tls?: RpcTls | undefined;
}

type Anything = unknown;
type Plain = (request: Anything, call: Call) => Promise<Anything>;
type Streaming = (request: Anything, call: Call) => AsyncIterable<Anything>;

const drainMs = 20_000;
const messageLimit = 8 * 1024 * 1024;

export interface Served {
  address: string;
  /** Sets the health status `ready`. It is false at first. */
  setReady(ready: boolean): void;
  /** Ends the streams, lets calls in flight finish for up to 20 s, then aborts them. */
  close(): Promise<void>;
}

/** Starts a gRPC server with the handlers and a health service. */
export async function serve<S extends Definition>(options: ServeOptions<S>): Promise<Served> {
  const server = new Server({
    'grpc.max_receive_message_length': messageLimit,
    'grpc.max_send_message_length': messageLimit,
  });
  const streams = new Set<ServedCall>();
  server.addService(options.service as unknown as ServiceDefinition, implementation(options, streams));
  const health = addHealth(server);
  const host = options.host ?? '127.0.0.1';
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`${host}:${options.port ?? 0}`, servingCredentials(options.tls), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  const close = (): Promise<void> => drain(server, streams, health);
  return { address: `${host}:${port}`, setReady: health.setReady, close };
}

function implementation<S extends Definition>(
  options: ServeOptions<S>,
  streams: Set<ServedCall>,
): UntypedServiceImplementation {
  const entries = Object.entries(options.service).map(([name, method]) => {
    const handler: unknown = options.handlers[name];
    if (typeof handler !== 'function') throw new Error(`${options.name} has no handler for ${name}`);
    const bound = handler.bind(options.handlers);
    return [
      name,
      method.responseStream ? streaming(options, method.path, bound, streams) : unary(options, method.path, bound),
    ];
  });
  return Object.fromEntries(entries);
}

function unary(options: ServeOptions<Definition>, path: string, handler: Plain): handleUnaryCall<Anything, Anything> {
  return (call, callback) => {
    const served = beginCall(options, { path, isStream: false }, call);
    served
      .run((context) => handler(call.request, context))
      .then((response) => {
        served.end();
        callback(null, response);
      })
      .catch((error: unknown) => callback(served.end(error) ?? null));
  };
}

function streaming(
  options: ServeOptions<Definition>,
  path: string,
  handler: Streaming,
  streams: Set<ServedCall>,
): handleServerStreamingCall<Anything, Anything> {
  return (call) => {
    const served = beginCall(options, { path, isStream: true }, call);
    streams.add(served);
    const pump = async (context: Call): Promise<void> => {
      for await (const message of handler(call.request, context)) {
        if (context.signal.aborted) return;
        if (!call.write(message)) await drained(call, context.signal);
      }
    };
    served
      .run(pump)
      .then(() => {
        served.end();
        call.end();
      })
      .catch((error: unknown) => {
        const failure = served.end(error);
        if (failure !== undefined) call.emit('error', failure);
      })
      .finally(() => streams.delete(served));
  };
}

function drained(call: NodeJS.EventEmitter, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      call.off('drain', go);
      letGo();
      resolve();
    };
    let letGo: () => void = () => undefined;
    call.once('drain', go);
    letGo = onAbort(signal, go);
  });
}

async function drain(server: Server, streams: Set<ServedCall>, health: Health): Promise<void> {
  health.endWatches();
  for (const stream of streams) stream.abort();
  await new Promise<void>((resolve) => {
    const guard = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, drainMs);
    server.tryShutdown(() => {
      clearTimeout(guard);
      resolve();
    });
  });
}
