import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import { type EventBus, startConsumers, startRelay, transacting, type Write } from '../src/events/index.js';
import { natsAddress } from '../src/events/nats-address.js';
import { testDatabase } from '../src/testing/index.js';
import { hearing } from './consume-contract.js';
import { type BusKind, hearer, openNamedBus } from './outbox-places.js';
import { recordedLog } from './recorded-log.js';

/** How long the tests wait for an event's effect. */
export const within = { timeout: 60_000, interval: 50 };
/** Timeouts of a database on a busy machine. */
export const patient = { connectMs: 10_000, acquireMs: 15_000 };
const entry = fileURLToPath(new URL('dying-service.ts', import.meta.url));

/** A bus under test. */
export interface Place {
  url: string;
  /** Makes the bus forget the ids of earlier events, as if its window for duplicates had passed. */
  forget(): Promise<void>;
}

/** The guarantees from the outbox row to the effect in another service, on any bus. */
export function outboxContract(kind: BusKind, place: (busUrl: string) => Place): void {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  let bus: EventBus;
  let at: Place;
  let closing: (() => Promise<unknown>)[];

  beforeEach(async () => {
    database = await testDatabase('consume_suite', hearing);
    db = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient });
    at = place(database.busUrl);
    bus = openNamedBus(kind, at.url);
    closing = [() => database.close(), () => db.destroy(), () => bus.close()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  const write: Write<object> = (fn) => db.transaction((conn) => fn(transacting(conn)));
  const begin = async (): Promise<void> => {
    const { log } = recordedLog();
    const consumers = await startConsumers({ bus, write, consumers: [hearer()], log });
    const relay = startRelay({ db, bus, service: 'teller', log });
    closing.push(
      () => consumers.close(),
      () => relay.close(),
    );
  };
  const quiet = () =>
    vi.waitFor(async () => {
      expect(await db('outbox').whereNull('published_at').pluck('id')).toEqual([]);
      expect(await bus.pending(['suite.hearer'])).toBe(0);
    }, within);
  const received = (): Promise<string[]> => db('effect').orderBy('text').pluck('text');
  const died = (point: string): Promise<string | null> =>
    new Promise((resolve) => {
      const execArgv = ['--conditions=@setu/source', '--import=tsx'];
      const child = fork(entry, [database.url, kind, at.url, point], { execArgv });
      child.once('exit', (_code, signal) => resolve(signal));
    });

  const left = async () => ({
    unsent: (await db('outbox').whereNull('published_at').pluck('id')).length,
    effects: (await received()).length,
  });

  it.each([
    ['after commit', { unsent: 1, effects: 0 }],
    ['after publish', { unsent: 1 }],
    ['after consume', { effects: 0 }],
    ['before ack', { effects: 1 }],
  ])('an event takes effect once after its publisher dies %s', async (point, leaving) => {
    expect(await died(point)).toBe('SIGKILL');
    expect(await left()).toMatchObject(leaving);
    await begin();
    await vi.waitFor(async () => expect(await received()).toEqual(['told']), within);
    await quiet();
    expect(await received()).toEqual(['told']);
    expect(await db('dead_letter').pluck('event_id')).toEqual([]);
  });

  it('an event published again after the bus has forgotten its id takes effect once', async () => {
    await begin();
    const row = { subject: 'setu.suite.thing.said', aggregateId: 'a' };
    await write(({ outbox }) => outbox.add({ ...row, payload: Buffer.from('once') }));
    await vi.waitFor(async () => expect(await received()).toEqual(['once']), within);
    await quiet();
    await at.forget();
    await db('outbox').update({ published_at: null, next_at: db.fn.now() });
    await write(({ outbox }) => outbox.add({ ...row, payload: Buffer.from('then') }));
    await vi.waitFor(async () => expect(await received()).toEqual(['once', 'then']), within);
    await quiet();
    expect(await received()).toEqual(['once', 'then']);
  });
}

/** Makes NATS forget the ids of earlier events, as if its window for duplicates had passed. */
export async function forgetIds(url: string): Promise<void> {
  const connection = await connect(natsAddress(url));
  const manager = await jetstreamManager(connection);
  const { config } = await manager.streams.info('SETU');
  const [windowMs, name] = [100, 'SETU'];
  await manager.streams.update(name, { ...config, duplicate_window: windowMs * 1_000_000 });
  const client = manager.jetstream();
  // This subject has no consumer. The id is forgotten when the bus accepts it a second time.
  const again = async () => (await client.publish('setu.window.passed', '', { msgID: 'window' })).duplicate;
  await again();
  await vi.waitFor(async () => expect(await again()).toBe(false), within);
  await connection.close();
}
