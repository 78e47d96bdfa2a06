import { setInterval as every } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import {
  type Consumer,
  type EventBus,
  natsBus,
  startConsumers,
  startRelay,
  transacting,
  type Write,
} from '../src/events/index.js';
import { metrics } from '../src/process.js';
import { testDatabase } from '../src/testing/index.js';
import { hearing } from './consume-contract.js';
import { type ClusterServer, type NatsCluster, natsCluster } from './nats-cluster.js';
import { natsThere } from './nats-process.js';
import { recordedLog } from './recorded-log.js';

/** How long events may take after a server failed: NATS notices it, elects leaders, and clients reconnect. */
const bounded = { timeout: 45_000, interval: 50 };
const patient = { timeout: 60_000, interval: 100 };
const lost = 'the event bus was found empty, events of the last 14 days are published again';
const flowMs = 20;
const aggregates = 5;

describe.runIf(natsThere)('Events over a cluster of three NATS servers', { timeout: 300_000 }, () => {
  let cluster: NatsCluster;
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  let log: ReturnType<typeof recordedLog>;
  let closing: (() => Promise<unknown>)[];

  beforeEach(async () => {
    cluster = await natsCluster();
    database = await testDatabase('consume_suite', hearing);
    db = openDatabase({ url: database.url, schema: 'setu_consume_suite', connectMs: 10_000, acquireMs: 15_000 });
    log = recordedLog();
    closing = [() => cluster.close(), () => database.close(), () => db.destroy()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  const write: Write<object> = (fn) => db.transaction((conn) => fn(transacting(conn)));
  const openBus = (): EventBus => {
    const bus = natsBus({ url: cluster.url, replicas: 3 });
    closing.push(() => bus.close());
    return bus;
  };
  /** Starts the relay and two processes that share the consumer's work. Each has its own connection to NATS. */
  const begin = async (): Promise<void> => {
    const consumer: Consumer<object> = {
      name: 'suite.steady',
      subject: 'setu.suite.>',
      handle: async ({ payload }, { conn }) => {
        await conn('effect').insert({ text: payload.toString() });
      },
    };
    for (const bus of [openBus(), openBus()]) {
      const started = await startConsumers({ bus, write, consumers: [consumer], log: log.log });
      closing.push(() => started.close());
    }
    const relay = startRelay({ db, bus: openBus(), service: 'teller', log: log.log });
    closing.push(() => relay.close());
  };
  /** Writes events at a steady rate until stopped. */
  const flow = () => {
    let count = 0;
    let isRunning = true;
    const work = (async () => {
      for await (const _ of every(flowMs)) {
        if (!isRunning) break;
        const event = { subject: 'setu.suite.thing.said', aggregateId: String(count % aggregates) };
        await write(({ outbox }) => outbox.add({ ...event, payload: Buffer.from(String(count)) }));
        count += 1;
      }
    })();
    const stop = async (): Promise<number> => {
      isRunning = false;
      await work;
      return count;
    };
    closing.push(stop);
    return { written: () => count, stop };
  };
  const published = async (): Promise<number> =>
    Number((await db('outbox').whereNotNull('published_at').count({ count: '*' }))[0]?.count);
  /** Waits until an event that is written from now on has taken effect. */
  const goesOn = async ({ written }: { written(): number }): Promise<void> => {
    const text = String(written() + 1);
    await vi.waitFor(async () => expect(await db('effect').where({ text })).toHaveLength(1), bounded);
  };
  const busUp = async (): Promise<number | undefined> =>
    (await metrics.getSingleMetric('setu_bus_up')?.get())?.values.find(({ labels }) => labels.service === 'teller')
      ?.value;
  /** Returns the texts of all events in the order of the stream. */
  const inStream = async (count: number): Promise<number[]> => {
    const texts: number[] = [];
    const handle: Parameters<EventBus['subscribe']>[0]['handle'] = async ({ payload }) =>
      void texts.push(Number(payload.toString()));
    await openBus().subscribe({ consumer: 'suite.reader', subject: 'setu.suite.>', from: 'start', handle });
    await vi.waitFor(() => expect(texts.length).toBeGreaterThanOrEqual(count), patient);
    return texts;
  };
  /** Each event took effect once, and is stored once, in order within its aggregate. */
  const nothingIsLost = async (count: number): Promise<void> => {
    const all = Array.from({ length: count }, (_, index) => index);
    const effects = (): Promise<string[]> => db('effect').pluck('text');
    await vi.waitFor(async () => expect((await effects()).length).toBeGreaterThanOrEqual(count), patient);
    await vi.waitFor(async () => expect(await published()).toBe(count), patient);
    expect((await effects()).map(Number).sort((a, b) => a - b)).toEqual(all);
    const stream = await inStream(count);
    for (const aggregate of all.slice(0, aggregates))
      expect(stream.filter((text) => text % aggregates === aggregate)).toEqual(
        all.filter((text) => text % aggregates === aggregate),
      );
    expect(await db('dead_letter').pluck('event_id')).toEqual([]);
    expect(log.textsAt('error')).not.toContain(lost);
  };

  it.each([
    ['is killed and started again', (one: ClusterServer) => one.kill(), (one: ClusterServer) => one.start()],
    ['is frozen for a while', async (one: ClusterServer) => one.freeze(), async (one: ClusterServer) => one.thaw()],
  ])('are all handled once while each server in turn, first the leader, %s', async (_, fault, repair) => {
    await begin();
    const flowing = flow();
    await goesOn(flowing);
    await cluster.whole();
    const leader = await cluster.leader();
    for (const server of [leader, ...cluster.servers.filter((one) => one !== leader)]) {
      await fault(server);
      await goesOn(flowing);
      await repair(server);
      await cluster.whole();
    }
    await nothingIsLost(await flowing.stop());
  });

  it('wait in the outbox while only one server is left, and catch up when there are two', async () => {
    await begin();
    const flowing = flow();
    await goesOn(flowing);
    await cluster.whole();
    const leader = await cluster.leader();
    const [follower, other] = cluster.servers.filter((one) => one !== leader);
    await leader.kill();
    await follower?.kill();
    await vi.waitFor(async () => expect(await busUp()).toBe(0), bounded);
    const [before, waiting] = [await published(), flowing.written()];
    await vi.waitFor(() => expect(flowing.written()).toBeGreaterThan(waiting + 200), patient);
    expect([await published(), await busUp(), await other?.isHealthy()]).toEqual([before, 0, false]);

    await leader.start();
    await goesOn(flowing);
    expect(await busUp()).toBe(1);
    await follower?.start();
    await cluster.whole();
    await nothingIsLost(await flowing.stop());
  });
});
