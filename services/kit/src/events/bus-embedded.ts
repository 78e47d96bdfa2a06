import type { Knex } from 'knex';
import { deleteInBatches } from '../db/delete-in-batches.js';
import { listen } from '../db/listen.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { unavailable } from '../errors.js';
import { type Alarm, alarm } from './alarm.js';
import type { EventBus, Subscribing } from './bus.js';
import { deliver, type Intervals } from './bus-embedded-delivery.js';
import { publisher } from './bus-embedded-publish.js';
import { busMigrations } from './bus-embedded-schema.js';
import { addPending, channel, incarnationOf, register, tablesAreGone } from './bus-embedded-store.js';
import { watchOver } from './bus-embedded-watch.js';

export interface EmbeddedBusOptions {
  /** The connection URL of the role `setu_bus`, which owns the schema `setu_bus`. */
  url: string;
  connectMs?: number;
  acquireMs?: number;
  intervals?: Partial<Intervals>;
}

const schema = 'setu_bus';
const sweepMs = 3_600_000;
const defaultIntervals: Intervals = { leaseMs: 10_000, checkMs: 5_000, restMs: 60_000 };

/**
 * Creates an event bus in a separate Postgres schema, without a message broker. It stores one row per pending delivery. It
 * survives restarts and keeps events for 7 days. Subjects and consumers work as with NATS.
 */
export function embeddedBus(options: EmbeddedBusOptions): EventBus {
  const db = openDatabase({ ...options, schema, pool: { max: 4 } });
  const intervals = { ...defaultIntervals, ...options.intervals };
  const publish = publisher(db);
  const stopping = new AbortController();
  const alarms = new Map<string, Alarm>();
  const working = new Set<Promise<void>>();
  let prepared: Promise<unknown> | undefined;
  let listening: Promise<void> | undefined;
  let lastCheck = { incarnation: '', at: Number.NEGATIVE_INFINITY };

  const ready = async (): Promise<void> => {
    prepared ??= migrate(db, { schema, migrations: busMigrations });
    await prepared.catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
  };
  // Tables that disappear at run time are created again at the next call.
  const withTables = async <T>(fn: () => Promise<T>): Promise<T> => {
    await ready();
    return fn().catch((error: unknown) => {
      if (!tablesAreGone(error)) throw error;
      prepared = undefined;
      throw unavailable('the bus has lost its tables', error);
    });
  };
  const onNotify = (_channel: string, consumer: string): void => {
    for (const [name, each] of alarms) if (consumer === '' || consumer === name) each.ring();
  };
  const startListening = async (): Promise<void> => {
    if (listening === undefined) {
      void sweepNowAndThen(db, stopping.signal);
      working.add(watchOver(db, alarms, stopping.signal));
    }
    listening ??= listen({ url: options.url, channels: [channel], onNotify, signal: stopping.signal });
    await listening;
  };
  const enter = async (subscribing: Subscribing): Promise<boolean> => {
    await ready();
    const begins = (await register(db, subscribing)) && subscribing.from === 'start';
    if (begins) await addPending(db, subscribing);
    await subscribing.registered?.();
    return begins;
  };

  return {
    publish: (event) => withTables(() => publish(event)),
    subscribe: async (subscribing) => {
      const begins = await enter(subscribing);
      const woken = alarm();
      alarms.set(subscribing.consumer, woken);
      await startListening();
      const closing = new AbortController();
      const signal = AbortSignal.any([closing.signal, stopping.signal]);
      const work = deliver({ db, subscribing, woken, signal, intervals, begins });
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
    pending: (consumers) =>
      withTables(async () => {
        const row = await db('delivery').whereIn('consumer', consumers).count({ waiting: '*' }).first();
        return Number(row?.waiting ?? 0);
      }),
    incarnation: async (when) => {
      if (when !== 'now' && performance.now() - lastCheck.at < intervals.checkMs) return lastCheck.incarnation;
      const incarnation = await withTables(() => incarnationOf(db));
      lastCheck = { incarnation, at: performance.now() };
      return incarnation;
    },
    close: async () => {
      stopping.abort();
      await Promise.all(working);
      await db.destroy();
    },
  };
}

async function sweepNowAndThen(db: Knex, signal: AbortSignal): Promise<void> {
  const pause = alarm();
  const old = { table: 'event', where: "published_at < now() - interval '7 days'", signal };
  while (!signal.aborted) {
    await deleteInBatches(db, old).catch(() => undefined);
    await pause.wait(sweepMs, signal);
  }
}
