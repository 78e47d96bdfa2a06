import type { JetStreamClient, JetStreamManager, NatsConnection } from 'nats';
import { defaultMaxDeliver, type Subscribing } from './bus.js';
import { natsAddress } from './nats-address.js';

export type Jet = { connection: NatsConnection; client: JetStreamClient; manager: JetStreamManager; stream: string };

const second = 1_000_000_000;
const day = 86_400 * second;
const maxBytes = 2 * 1024 ** 3;

/** Connects, and makes or updates the stream; a connection lost later is sought again for ever. */
export async function connectNats(url: string, stream: string): Promise<Jet> {
  const { connect, DiscardPolicy, RetentionPolicy, StorageType } = await import('nats');
  const connection = await connect({
    ...natsAddress(url),
    timeout: 2_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    name: 'setu',
  });
  try {
    const manager = await connection.jetstreamManager();
    const config = {
      name: stream,
      subjects: ['setu.>'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: 7 * day,
      max_bytes: maxBytes,
      duplicate_window: 600 * second,
    };
    await manager.streams.add(config).catch(() => manager.streams.update(stream, config));
    return { connection, client: connection.jetstream(), manager, stream };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Registers the durable consumer, from now on; one that exists keeps its place. */
export async function subscribeDurably(
  { manager, stream }: Jet,
  { consumer, subject, maxDeliver }: Subscribing,
): Promise<void> {
  const { AckPolicy, DeliverPolicy } = await import('nats');
  const name = durableName(consumer);
  const known = await manager.consumers.info(stream, name).catch(() => undefined);
  const wanted = { filter_subject: subject, ack_wait: 30 * second, max_deliver: maxDeliver ?? defaultMaxDeliver };
  if (known === undefined) {
    const fixed = { durable_name: name, ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.New };
    await manager.consumers.add(stream, { ...fixed, ...wanted });
  } else {
    await manager.consumers.update(stream, name, { ...known.config, ...wanted });
  }
}

/** Dots part subjects, so a durable's name has none. */
export const durableName = (consumer: string): string => consumer.replaceAll('.', '_');
