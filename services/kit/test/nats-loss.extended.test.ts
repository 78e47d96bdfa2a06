import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import {
  type Consumer,
  type Consumers,
  type EventBus,
  natsBus,
  type Relay,
  startConsumers,
  startRelay,
  transacting,
  type Write,
} from '../src/events/index.js';
import { metrics } from '../src/process.js';
import { testDatabase } from '../src/testing/index.js';
import { hearing } from './consume-contract.js';
import { type NatsProcess, natsProcess, natsThere } from './nats-process.js';
import { recordedLog } from './recorded-log.js';

const within = { timeout: 20_000, interval: 50 };
// The delay before a retry is that of production: a server may still be deleting a stream that is to be created again
// under the same name.
const intervals = { retryMs: 500, expiresMs: 1_000, checkMs: 200, ackWaitMs: 5_000 };
const lost = 'the event bus was found empty, events of the last 14 days are published again';
const stuck = 'events cannot be published and stay in the outbox';

describe.runIf(natsThere)('NATS that loses its store', () => {
  let server: NatsProcess;
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  let log: ReturnType<typeof recordedLog>;
  let closing: (() => Promise<unknown>)[];

  beforeEach(async () => {
    server = await natsProcess();
    database = await testDatabase('consume_suite', hearing);
    db = openDatabase({ url: database.url, schema: 'setu_consume_suite', connectMs: 10_000, acquireMs: 15_000 });
    log = recordedLog();
    closing = [() => server.close(), () => database.close(), () => db.destroy()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  const write: Write<object> = (fn) => db.transaction((conn) => fn(transacting(conn)));
  const openBus = (): EventBus => {
    const bus = natsBus({ url: server.url, intervals });
    closing.push(() => bus.close());
    return bus;
  };
  /** The relay of one service, which has its own database. */
  const relay = (bus = openBus()): Relay => {
    const started = startRelay({ db, bus, service: 'teller', log: log.log, alarmMs: 300 });
    closing.push(() => started.close());
    return started;
  };
  /** The consumer of another service for the events of the first. */
  const consumers = async (name: string, bus = openBus()): Promise<Consumers> => {
    const consumer: Consumer<object> = {
      name: `suite.${name}`,
      subject: 'setu.suite.>',
      handle: async ({ payload }, { conn }) => {
        await conn('effect').insert({ text: `${name} ${payload}` });
      },
    };
    const started = await startConsumers({ bus, write, consumers: [consumer], log: log.log });
    closing.push(() => started.close());
    return started;
  };
  const send = (...texts: string[]) =>
    write(({ outbox: box }) =>
      box.add(
        ...texts.map((text) => ({ subject: 'setu.suite.thing.said', aggregateId: text, payload: Buffer.from(text) })),
      ),
    );
  const unpublished = () => db('outbox').whereNull('published_at').pluck('id');
  const allSent = () => vi.waitFor(async () => expect(await unpublished()).toEqual([]), within);
  const received = (): Promise<string[]> => db('effect').orderBy('text').pluck('text');
  const gauge = async (name: string): Promise<number | undefined> =>
    (await metrics.getSingleMetric(name)?.get())?.values.find(({ labels }) => labels.service === 'teller')?.value;
  const returnEmpty = async (): Promise<void> => {
    await server.kill();
    server.wipe();
    await server.start();
  };

  it('gets its stream and consumers back, and each event from before, during and after the loss once', async () => {
    const remade = (await gauge('setu_bus_remade_total')) ?? 0;
    relay();
    await consumers('awake');
    const asleep = await consumers('asleep');
    await send('1', '2');
    await allSent();
    await vi.waitFor(async () => expect(await received()).toHaveLength(4), within);
    await asleep.close();
    await send('3', '4');
    await allSent();
    await vi.waitFor(async () => expect(await received()).toHaveLength(6), within);
    expect(log.textsAt('error')).toEqual([]);

    await server.kill();
    server.wipe();
    await send('5');
    await vi.waitFor(async () => expect(await gauge('setu_bus_up')).toBe(0), within);
    await vi.waitFor(() => expect(log.textsAt('error')).toEqual([stuck]), within);
    await server.start();
    await send('6');
    await consumers('asleep');
    await send('7');
    const all = ['asleep', 'awake'].flatMap((name) =>
      ['1', '2', '3', '4', '5', '6', '7'].map((text) => `${name} ${text}`),
    );
    await vi.waitFor(async () => expect(await received()).toEqual(all), within);
    await allSent();
    expect(log.textsAt('error')).toEqual([stuck, lost]);
    expect(log.textsAt('info')).toContain('events can be published again');
    await vi.waitFor(async () => expect(await gauge('setu_bus_up')).toBe(1), within);
    expect(await gauge('setu_bus_remade_total')).toBe(remade + 1);
  });

  it('receives all events once per store, from any process, also if none ran during the loss', async () => {
    const sent: string[] = [];
    const counted = (bus = openBus()): EventBus => ({
      ...bus,
      publish: async (event) => {
        await bus.publish(event);
        sent.push(event.payload.toString());
      },
    });
    const first = relay(counted());
    await send('1', '2', '3');
    await allSent();
    expect(sent.sort()).toEqual(['1', '2', '3']);
    await first.close();
    await returnEmpty();
    const replicas = [relay(counted()), relay(counted())];
    await vi.waitFor(() => expect(sent).toHaveLength(6), within);
    await allSent();
    for (const each of replicas) await each.runOnce();
    await relay(counted()).runOnce();
    expect(sent.sort()).toEqual(['1', '1', '2', '2', '3', '3']);
    expect(log.textsAt('error')).toEqual([lost]);
  });

  it('does not receive events older than two weeks', async () => {
    const bus = openBus();
    const payloads: string[] = [];
    const publish: EventBus['publish'] = async (event) => {
      payloads.push(event.payload.toString());
      await bus.publish(event);
    };
    await send('old', 'young');
    const first = relay({ ...bus, publish });
    await allSent();
    await first.close();
    await db('outbox')
      .where({ aggregate_id: 'old' })
      .update({ occurred_at: db.raw("now() - interval '15 days'") });
    payloads.length = 0;
    await returnEmpty();
    relay({ ...bus, publish });
    await vi.waitFor(() => expect(payloads).toEqual(['young']), within);
    await allSent();
    expect(payloads).toEqual(['young']);
  });

  it('recreates a consumer or stream that was deleted while the server runs, and loses nothing', async () => {
    relay();
    await consumers('deleted');
    await send('1');
    await vi.waitFor(async () => expect(await received()).toEqual(['deleted 1']), within);
    const connection = await connect({ servers: server.url });
    const manager = await jetstreamManager(connection);
    await manager.consumers.delete('SETU', 'suite_deleted');
    await send('2');
    await vi.waitFor(async () => expect(await received()).toEqual(['deleted 1', 'deleted 2']), within);
    await manager.streams.delete('SETU');
    await send('3');
    await vi.waitFor(async () => expect(await received()).toEqual(['deleted 1', 'deleted 2', 'deleted 3']), within);
    await vi.waitFor(() => expect(log.textsAt('error')).toEqual([lost]), within);
    await connection.close();
  });

  it('keeps everything after a mere restart, and nothing is sent twice', async () => {
    const bus = openBus();
    const publish = vi.fn(bus.publish);
    relay({ ...bus, publish });
    await consumers('steady');
    await send('1');
    await allSent();
    await server.kill();
    await send('2');
    await server.start();
    await vi.waitFor(async () => expect(await received()).toEqual(['steady 1', 'steady 2']), within);
    await allSent();
    expect(publish.mock.calls.filter(([event]) => event.payload.toString() === '1')).toHaveLength(1);
    expect(log.textsAt('error')).not.toContain(lost);
  });
});
