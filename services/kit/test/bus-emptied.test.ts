import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import {
  type Consumer,
  type Consumers,
  type EventBus,
  embeddedBus,
  type Relay,
  startConsumers,
  startRelay,
  transacting,
  type Write,
} from '../src/events/index.js';
import { testDatabase } from '../src/testing/index.js';
import { hearing } from './consume-contract.js';
import { recordedLog } from './recorded-log.js';

const patient = { connectMs: 10_000, acquireMs: 15_000 };
const within = { timeout: 15_000, interval: 50 };

describe('The embedded bus, emptied while services run', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  let busDb: Knex;
  let bus: EventBus;
  let relay: Relay;
  let consumers: Consumers;
  const log = recordedLog();

  beforeEach(async () => {
    database = await testDatabase('consume_suite', hearing);
    db = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient });
    busDb = openDatabase({ url: database.busUrl, schema: 'setu_bus', ...patient });
    bus = embeddedBus({ url: database.busUrl, ...patient, intervals: { checkMs: 100 } });
    const consumer: Consumer<object> = {
      name: 'suite.hearer',
      subject: 'setu.suite.>',
      handle: async ({ payload }, { conn }) => {
        await conn('effect').insert({ text: payload.toString() });
      },
    };
    consumers = await startConsumers({ bus, write, consumers: [consumer], log: log.log });
    relay = startRelay({ db, bus, service: 'teller', log: log.log });
  });
  afterEach(async () => {
    await relay.close();
    await consumers.close();
    await bus.close();
    await Promise.all([db.destroy(), busDb.destroy()]);
    await database.close();
  });

  const write: Write<object> = (fn) => db.transaction((conn) => fn(transacting(conn)));
  const send = (text: string) =>
    write(({ outbox }) =>
      outbox.add({ subject: 'setu.suite.thing.said', aggregateId: text, payload: Buffer.from(text) }),
    );
  const received = (): Promise<string[]> => db('effect').orderBy('text').pluck('text');

  it.each([
    ['its rows', 'truncate delivery, event, consumer, incarnation'],
    ['its tables', 'drop table delivery, event, consumer, incarnation, migration'],
  ])('is created again after losing %s, and receives the lost events once', async (_what, loss) => {
    await send('1');
    await vi.waitFor(async () => expect(await received()).toEqual(['1']), within);
    const before = log.textsAt('error').length;
    // The bus may hold a lock or take part in a deadlock, so this is retried.
    await vi.waitFor(() => busDb.raw(loss), within);
    await send('2');
    await vi.waitFor(async () => expect(await received()).toEqual(['1', '2']), within);
    await vi.waitFor(async () => expect(await busDb('event').pluck('seq')).toHaveLength(2), within);
    await vi.waitFor(async () => expect(await consumers.pending()).toBe(0), within);
    expect(await received()).toEqual(['1', '2']);
    expect(log.textsAt('error').slice(before)).toEqual([
      'the event bus was found empty, events of the last 14 days are published again',
    ]);
  });
});
