import { EventEnvelope } from '@setu/proto/common';
import { runInContext } from '../context.js';
import type { Conn } from '../db/open.js';
import { type Log, log as processLog } from '../log.js';
import { deadLetters } from '../metrics.js';
import { defaultMaxDeliver, type EventBus, type Subscription } from './bus.js';
import type { Write, WriteStores } from './write.js';

/** Something a service does when it hears of an event; what it writes counts once however often the event comes. */
export type Consumer<Stores> = {
  /** `<service>.<purpose>`, unique in the system and never changed. */
  name: string;
  subject: string;
  handle(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void>;
  /** 8 unless told. */
  maxDeliver?: number;
};

export type Consuming<Stores> = {
  bus: EventBus;
  write: Write<Stores>;
  consumers: readonly Consumer<Stores>[];
  log?: Log;
};

export type Consumers = {
  close(): Promise<void>;
  /** How many events wait for the consumers. */
  pending(): Promise<number>;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
};

const lookEveryMs = 15;

/**
 * Registers the consumers and feeds them. The inbox row and the effect share a transaction and the bus is answered after
 * it; an event that failed on its last try is put into `dead_letter` with one ERROR line and holds nobody up.
 */
export async function startConsumers<Stores>(consuming: Consuming<Stores>): Promise<Consumers> {
  const { bus, consumers } = consuming;
  const running: Subscription[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((each) => each.close()));
  };
  try {
    for (const consumer of consumers) running.push(await subscribe(consuming, consumer));
  } catch (error) {
    await close();
    throw error;
  }
  const pending = async (): Promise<number> => {
    const counts = await Promise.all(consumers.map((consumer) => bus.pending(consumer.name)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const idle = async (): Promise<void> => {
    while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  };
  return { close, pending, idle };
}

function subscribe<Stores>(consuming: Consuming<Stores>, consumer: Consumer<Stores>): Promise<Subscription> {
  const { bus, write, log = processLog } = consuming;
  const maxDeliver = consumer.maxDeliver ?? defaultMaxDeliver;
  return bus.subscribe({
    consumer: consumer.name,
    subject: consumer.subject,
    maxDeliver,
    handle: async (event, { attempt }) => {
      try {
        await write(async (stores) => {
          if (!(await firstTime(stores.conn, consumer.name, event.id))) return;
          await runInContext({ requestId: event.id }, () => consumer.handle(event, stores));
        });
      } catch (error) {
        const about = { err: error, consumer: consumer.name, event: event.id, subject: event.subject, attempt };
        if (attempt < maxDeliver) {
          log.warn(about, 'event failed, will be tried again');
          throw error;
        }
        await write((stores) => park(stores.conn, { consumer: consumer.name, event, error }));
        deadLetters.inc({ consumer: consumer.name });
        log.error(about, 'event given up; it waits in dead_letter');
      }
    },
  });
}

async function firstTime(conn: Conn, consumer: string, eventId: string): Promise<boolean> {
  const rows = await conn('inbox')
    .insert({ consumer, event_id: eventId })
    .onConflict(['consumer', 'event_id'])
    .ignore()
    .returning('event_id');
  return rows.length === 1;
}

async function park(
  conn: Conn,
  { consumer, event, error }: { consumer: string; event: EventEnvelope; error: unknown },
): Promise<void> {
  const row = {
    consumer,
    event_id: event.id,
    subject: event.subject,
    envelope: Buffer.from(EventEnvelope.encode(event).finish()),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
  await conn('dead_letter').insert(row).onConflict(['consumer', 'event_id']).ignore();
}
