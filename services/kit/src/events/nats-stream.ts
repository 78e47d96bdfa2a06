import type {
  Consumer,
  JetStreamApiError,
  JetStreamClient,
  JetStreamManager,
  StreamConfig,
  StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { type AppError, unavailable } from '../errors.js';
import { log } from '../log.js';
import type { Subscribing } from './bus.js';
import { natsAddress } from './nats-address.js';

export interface Jet {
  connection: NatsConnection;
  client: JetStreamClient;
  manager: JetStreamManager;
  stream: string;
  replicas: number;
}

/** The NATS server and stream that store events. */
export interface NatsPlace {
  url: string;
  /** The CA certificates (PEM) that must have signed the server's certificate. Absent: those that Node trusts. */
  caFile?: string | undefined;
  stream: string;
  /** The number of servers, 1, 3 or 5, that store each event and the positions of the consumers. */
  replicas: number;
}

const second = 1_000_000_000;
const day = 86_400 * second;
const maxBytes = 2 * 1024 ** 3;

const requestMs = 2_000;
// A silent connection counts as lost after two missed pings. TCP alone would need a quarter of an hour to notice.
const pingMs = 5_000;

/** Connects to NATS and reconnects without limit when the connection is lost. */
export async function connectNats({ url, caFile, stream, replicas }: NatsPlace): Promise<Jet> {
  const { connect } = await import('@nats-io/transport-node');
  const { jetstreamManager } = await import('@nats-io/jetstream');
  const connection = await connect({
    ...natsAddress(url),
    ...(caFile && { tls: { caFile } }),
    timeout: requestMs,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: pingMs,
    maxPingOut: 2,
    name: 'setu',
  });
  try {
    const manager = await jetstreamManager(connection, { timeout: requestMs, checkAPI: false });
    return { connection, client: manager.jetstream(), manager, stream, replicas };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Creates or updates the stream. Returns its creation time, which identifies it. Throws `unavailable` if the cluster has
 * fewer servers than replicas. Only with `mayLower` does an existing stream lose replicas.
 */
export async function ensureStream({ manager, stream, replicas }: Jet, { mayLower = false } = {}): Promise<string> {
  const config = {
    name: stream,
    subjects: ['setu.>'],
    storage: 'file',
    retention: 'limits',
    discard: 'old',
    max_age: 7 * day,
    max_bytes: maxBytes,
    duplicate_window: 600 * second,
    num_replicas: replicas,
  } satisfies Partial<StreamConfig>;
  const fits = (info: StreamInfo): StreamInfo => {
    // Outside a cluster, some servers accept any number of replicas for an existing stream and store one.
    if (replicas > 1 && info.cluster === undefined) throw tooFewServers(replicas, 'the server is not in a cluster');
    return info;
  };
  const added = await manager.streams.add(config).catch(async (error: unknown) => {
    if (!isAnswer(error)) throw error;
    // Either the stream exists with another configuration, for example after an upgrade, and is updated. Or it does not
    // exist, and the error gives the reason, such as missing disk space.
    const known = await knownStream({ manager, stream });
    if (known === undefined) throw placementError(error, replicas);
    const { num_replicas } = fits(known).config;
    const more = { num_replicas: mayLower ? replicas : Math.max(replicas, num_replicas) };
    return manager.streams.update(stream, { ...config, ...more }).catch((reason: unknown) => {
      throw placementError(reason, replicas);
    });
  });
  return fits(added).created;
}

/** Returns the stream, or undefined if it does not exist. Throws when the server does not answer. */
export async function knownStream({
  manager,
  stream,
}: Pick<Jet, 'manager' | 'stream'>): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(stream);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Creates the durable consumer, or updates an existing one, which keeps its position, and returns it. A consumer has the
 * replicas of its stream, and changes them with it.
 */
export async function ensureConsumer(
  { client, manager, stream }: Jet,
  { consumer, subject, from }: Pick<Subscribing, 'consumer' | 'subject' | 'from'>,
  ackWaitMs: number,
): Promise<Consumer> {
  const name = durableName(consumer);
  const wanted = { filter_subject: subject, ack_wait: ackWaitMs * 1_000_000, max_deliver: -1 };
  const known = await manager.consumers.info(stream, name).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (known === undefined) {
    const deliver_policy = from === 'start' ? 'all' : 'new';
    const fixed = { durable_name: name, ack_policy: 'explicit', deliver_policy } as const;
    const added = await manager.consumers.add(stream, { ...fixed, ...wanted });
    if (from === 'start')
      log.warn({ consumer }, 'NATS did not know the consumer, it begins at the start of the stream');
    return client.consumers.getConsumerFromInfo(added);
  }
  const isCurrent = Object.entries(wanted).every(([key, value]) => known.config[key as keyof typeof wanted] === value);
  if (!isCurrent) await manager.consumers.update(stream, name, wanted);
  return client.consumers.getConsumerFromInfo(known);
}

// The server answered with an error, as opposed to not answering.
const isAnswer = (error: unknown): error is JetStreamApiError => error instanceof Error && 'apiError' in error;

// Codes of NATS: no suitable peers for placement, and replicas on a server outside a cluster.
const placementCodes: readonly number[] = [10005, 10074];

const placementError = (error: unknown, replicas: number): unknown =>
  isAnswer(error) && placementCodes.includes(error.code) ? tooFewServers(replicas, error.message, error) : error;

// A cluster that is still starting has fewer servers for a while, so the bus tries again, as in any outage.
const tooFewServers = (replicas: number, reason: string, cause?: unknown): AppError =>
  unavailable(`NATS_REPLICAS is ${replicas}, but fewer NATS servers can store replicas: ${reason}`, cause);

const isMissing = (error: unknown): boolean => isAnswer(error) && error.status === 404;

/** Returns the durable's name. NATS forbids dots in it, because they separate the words of a subject. */
export const durableName = (consumer: string): string => consumer.replaceAll('.', '_');
