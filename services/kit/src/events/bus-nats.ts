import { EventEnvelope } from '@setu/proto/common';
import type { Consumer, JsMsg, NatsConnection } from 'nats';
import { backoffMs, defaultMaxDeliver, type EventBus, type Subscribing, type Subscription } from './bus.js';
import { connectNats, durableName, type Jet, subscribeDurably } from './nats-stream.js';

export type NatsBusOptions = { url: string; stream?: string };

const publishMs = 2_000;

/** The event bus over NATS JetStream (server 2.9 or later): one stream, one durable pull consumer per consumer. */
export function natsBus({ url, stream = 'SETU' }: NatsBusOptions): EventBus {
  const subscriptions = new Set<Subscription>();
  let joined: Promise<Jet> | undefined;
  const jet = (): Promise<Jet> => {
    joined ??= connectNats(url, stream).catch((error: unknown) => {
      joined = undefined;
      throw error;
    });
    return joined;
  };
  return {
    publish: async (event) => {
      const { client } = await jet();
      const bytes = EventEnvelope.encode(event).finish();
      await client.publish(event.subject, bytes, {
        msgID: event.id,
        timeout: publishMs,
        expect: { streamName: stream },
      });
    },
    subscribe: async (subscribing) => {
      const joinedJet = await jet();
      await subscribeDurably(joinedJet, subscribing);
      const consumer = await joinedJet.client.consumers.get(stream, durableName(subscribing.consumer));
      const subscription = await feed(consumer, subscribing, joinedJet.connection);
      subscriptions.add(subscription);
      return subscription;
    },
    pending: async (name) => {
      const { manager } = await jet();
      const info = await manager.consumers.info(stream, durableName(name));
      return info.num_pending + info.num_ack_pending;
    },
    close: async () => {
      await Promise.all([...subscriptions].map((each) => each.close()));
      const { connection } = (await joined?.catch(() => undefined)) ?? {};
      await connection?.drain();
    },
  };
}

async function feed(consumer: Consumer, subscribing: Subscribing, connection: NatsConnection): Promise<Subscription> {
  let closing = false;
  const messages = await consumer.consume({ max_messages: 16 });
  const working = (async () => {
    for await (const message of messages) {
      if (closing) message.nak();
      else await handOver(message, subscribing);
    }
  })().catch(() => undefined);
  return {
    close: async () => {
      if (closing) return;
      closing = true;
      await messages.close();
      await working;
      if (!connection.isClosed()) await connection.flush();
    },
  };
}

async function handOver(message: JsMsg, { handle, maxDeliver = defaultMaxDeliver }: Subscribing): Promise<void> {
  const attempt = message.info.redeliveryCount;
  try {
    await handle(EventEnvelope.decode(message.data), { attempt });
    await message.ackAck();
  } catch {
    if (attempt >= maxDeliver) message.term();
    else message.nak(backoffMs(attempt));
  }
}
