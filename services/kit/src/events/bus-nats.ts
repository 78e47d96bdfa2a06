import { EventEnvelope } from '@setu/proto/common';
import { unavailable } from '../errors.js';
import type { EventBus, Subscription } from './bus.js';
import { feed, type Intervals } from './nats-feed.js';
import { natsLink } from './nats-link.js';
import { durableName } from './nats-stream.js';

export interface NatsBusOptions {
  url: string;
  /** See `NatsPlace`. */
  caFile?: string | undefined;
  stream?: string;
  /** The number of servers that store each event (default 1). See `NatsPlace`. */
  replicas?: number | undefined;
  intervals?: Partial<Intervals & { checkMs: number }>;
}

const publishMs = 2_000;
const defaultIntervals = { retryMs: 500, expiresMs: 5_000, ackWaitMs: 30_000, checkMs: 5_000 };

/**
 * Creates an event bus on NATS JetStream (server 2.9 or later) with one stream, and one durable pull consumer for each
 * of our consumers. It creates a missing stream or consumer whenever it notices.
 */
export function natsBus({ url, caFile, stream = 'SETU', replicas = 1, ...options }: NatsBusOptions): EventBus {
  const intervals = { ...defaultIntervals, ...options.intervals };
  const link = natsLink({ url, caFile, stream, replicas, ...intervals });
  const subscriptions = new Set<Subscription>();
  return {
    publish: async (event) => {
      const { client } = await link.state();
      const bytes = EventEnvelope.encode(event).finish();
      const expected = { msgID: event.id, timeout: publishMs, expect: { streamName: stream } };
      await client.publish(event.subject, bytes, expected).catch((error: unknown) => {
        if (isTooLarge(error)) throw error;
        link.invalidate();
        throw unavailable('NATS did not accept the event', error);
      });
    },
    subscribe: async (subscribing) => {
      const subscription = feed(link, subscribing, intervals);
      subscriptions.add(subscription);
      await subscription.ready;
      return subscription;
    },
    pending: async (names) => {
      const { manager } = await link.state();
      const infos = await Promise.all(names.map((name) => manager.consumers.info(stream, durableName(name))));
      return infos.reduce((sum, info) => sum + info.num_pending + info.num_ack_pending, 0);
    },
    incarnation: async (when) => {
      if (when === 'now') link.invalidate();
      return `${stream} ${(await link.state()).created}`;
    },
    close: async () => {
      await Promise.all([...subscriptions].map((each) => each.close()));
      await link.close();
    },
  };
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidArgumentError' && error.message.includes('max_payload');
