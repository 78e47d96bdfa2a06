import { EventEnvelope } from '@setu/proto/common';
import type { Knex } from 'knex';
import { listen } from '../db/listen.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { type Alarm, alarm } from './alarm.js';
import type { EventBus } from './bus.js';
import { deliver } from './bus-embedded-delivery.js';
import { busMigrations, subjectPattern } from './bus-embedded-schema.js';

export type EmbeddedBusOptions = {
  /** Of the role `setu_bus`, which owns schema `setu_bus`. */
  url: string;
  connectMs?: number;
  acquireMs?: number;
};

const schema = 'setu_bus';
const channel = 'setu_bus';
const sweepMs = 3_600_000;

/**
 * The event bus without a broker: a Postgres schema of its own, one row per event owed to a consumer. Survives restarts;
 * keeps events for 7 days. Subjects and consumers behave as with NATS.
 */
export function embeddedBus(options: EmbeddedBusOptions): EventBus {
  const db = openDatabase({ ...options, schema, pool: { max: 4 } });
  const stopping = new AbortController();
  const alarms = new Map<string, Alarm>();
  const working = new Set<Promise<void>>();
  let prepared: Promise<unknown> | undefined;
  let listening: Promise<void> | undefined;

  const ready = async (): Promise<void> => {
    prepared ??= migrate(db, { schema, migrations: busMigrations });
    await prepared.catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
  };
  const onNotify = (_channel: string, consumer: string): void => {
    for (const [name, each] of alarms) if (consumer === '' || consumer === name) each.ring();
  };
  const startListening = async (): Promise<void> => {
    if (listening === undefined) void sweepNowAndThen(db, stopping.signal);
    listening ??= listen({ url: options.url, channels: [channel], onNotify, signal: stopping.signal });
    await listening;
  };

  return {
    publish: async (event) => {
      await ready();
      await publish(db, event);
    },
    subscribe: async (subscribing) => {
      await ready();
      await register(db, subscribing.consumer, subscribing.subject);
      const woken = alarm();
      alarms.set(subscribing.consumer, woken);
      await startListening();
      const closing = new AbortController();
      const signal = AbortSignal.any([closing.signal, stopping.signal]);
      const work = deliver({ db, subscribing, woken, signal });
      working.add(work);
      return {
        close: async () => {
          closing.abort();
          await work;
          working.delete(work);
          alarms.delete(subscribing.consumer);
        },
      };
    },
    pending: async (consumer) => {
      await ready();
      const row = await db('delivery').where({ consumer, dead: false }).count({ waiting: '*' }).first();
      return Number(row?.waiting ?? 0);
    },
    close: async () => {
      stopping.abort();
      await Promise.all(working);
      await db.destroy();
    },
  };
}

// The fan-out happens in the publishing statement: a consumer cursor over `seq` would lose what commits out of order.
async function publish(db: Knex, event: EventEnvelope): Promise<void> {
  await db.raw(
    `with published as (
       insert into event (id, subject, envelope) values (?, ?, ?) on conflict (id) do nothing returning seq, subject
     ), owed as (
       insert into delivery (consumer, seq)
       select consumer.name, published.seq from published join consumer on published.subject ~ consumer.pattern
       returning consumer
     )
     select pg_notify('${channel}', consumer) from owed`,
    [event.id, event.subject, Buffer.from(EventEnvelope.encode(event).finish())],
  );
}

async function register(db: Knex, name: string, subject: string): Promise<void> {
  await db('consumer')
    .insert({ name, pattern: subjectPattern(subject) })
    .onConflict('name')
    .merge(['pattern']);
}

async function sweepNowAndThen(db: Knex, signal: AbortSignal): Promise<void> {
  const pause = alarm();
  while (!signal.aborted) {
    await db.raw("delete from event where published_at < now() - interval '7 days'").catch(() => undefined);
    await pause.wait(sweepMs, signal);
  }
}
