import { EventEnvelope } from '@setu/proto/common';
import type { Consumer, JsMsg, NatsConnection } from 'nats';
import { log } from '../log.js';
import { alarm } from './alarm.js';
import { backoffMs, defaultMaxDeliver, type EventBus, type Subscribing, type Subscription } from './bus.js';
import { connectNats, durableName, type Jet, subscribeDurably } from './nats-stream.js';

export type NatsBusOptions = { url: string; stream?: string };

const publishMs = 2_000;
const retryMs = 2_000;

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
      const subscription = await keepTrying(async () => join(await jet(), subscribing));
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
      if (connection !== undefined) await leave(connection);
    },
  };
}

// Draining waits for the server's word, which never comes when it is away.
async function leave(connection: NatsConnection): Promise<void> {
  const cut = setTimeout(() => void connection.close(), publishMs);
  await connection.drain().catch(() => connection.close());
  clearTimeout(cut);
}

async function join(jet: Jet, subscribing: Subscribing): Promise<Subscription> {
  await subscribeDurably(jet, subscribing);
  const consumer = await jet.client.consumers.get(jet.stream, durableName(subscribing.consumer));
  return feed(consumer, subscribing, jet.connection);
}

// A broker that is away only makes events late: the service starts, and the consumer joins when the broker is back.
async function keepTrying(attempt: () => Promise<Subscription>): Promise<Subscription> {
  const closing = new AbortController();
  const pause = alarm();
  const later = async (): Promise<Subscription | undefined> => {
    while (!closing.signal.aborted) {
      await pause.wait(retryMs, closing.signal);
      const joined = closing.signal.aborted ? undefined : await attempt().catch(() => undefined);
      if (joined !== undefined) return joined;
    }
    return undefined;
  };
  const joining = attempt().catch((error: unknown) => {
    log.warn({ err: error }, 'NATS is away, events will be late');
    return undefined;
  });
  const working = (await joining) ?? later();
  return {
    close: async () => {
      closing.abort();
      await (await working)?.close();
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
