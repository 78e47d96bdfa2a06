import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import {
  type Consumer,
  type Consumers,
  type EventBus,
  embeddedBus,
  startConsumers,
  transacting,
} from '../src/events/index.js';
import { deadLetteredEvents } from '../src/operate/events.js';
import { testDatabase } from '../src/testing/index.js';
import { eventOf, hearing } from './consume-contract.js';
import { recordedLog } from './recorded-log.js';

const patient = { connectMs: 10_000, acquireMs: 15_000 };
const subject = 'setu.together.thing.said';

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Knex;
let bus: EventBus;
let running: Consumers | undefined;
beforeEach(async () => {
  database = await testDatabase('consume_suite', hearing);
  db = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient });
  bus = embeddedBus({ url: database.busUrl, ...patient });
});
afterEach(async () => {
  await running?.close();
  await bus.close();
  await db.destroy();
  await database.close();
});

/** Starts a consumer that handles several events together, with the given events pending. */
async function hear(texts: readonly string[], handle: Consumer<object>['handle']): Promise<void> {
  for (const text of texts) await bus.publish(eventOf(subject, text));
  running = await startConsumers<object>({
    ...{ bus, log: recordedLog().log, intervals: { contentionMs: 30, backoffMs: () => 10 } },
    write: (fn) => db.transaction((conn) => fn(transacting(conn))),
    consumers: [{ name: 'suite.together', subject, from: 'start', together: true, maxTries: 3, handle }],
  });
  await running.idle();
}
const keep: Consumer<object>['handle'] = async (event, { conn }) => {
  await conn('effect').insert({ text: event.payload.toString() });
};
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(2, '0'));

it('events that arrive together share transactions, in order, and each takes effect once', async () => {
  await hear(numbers(40), keep);
  const stored = await db('effect').select('text', db.raw('xmin::text as transaction'));
  expect(stored.map(({ text }) => text)).toEqual(numbers(40));
  expect(new Set(stored.map(({ transaction }) => transaction)).size).toBeLessThan(10);
  expect(await db('inbox').where({ consumer: 'suite.together' })).toHaveLength(40);
});

it('a failing event is dead-lettered after its own attempts and does not undo the others', async () => {
  const tries = new Map<string, number>();
  await hear(numbers(20), async (event, stores) => {
    const text = event.payload.toString();
    tries.set(text, (tries.get(text) ?? 0) + 1);
    await keep(event, stores);
    if (text === '04') throw new Error('cannot be stomached');
  });
  expect((await db('effect').pluck('text')).toSorted()).toEqual(numbers(20).filter((text) => text !== '04'));
  expect(await deadLetteredEvents(db)).toMatchObject([{ tries: 3, error: 'Error: cannot be stomached' }]);
  // Once with the others, then three times alone.
  expect(tries.get('04')).toBe(4);
});

it('a known event is skipped, and an event that meets a held lock does not block the others', async () => {
  const known = eventOf(subject, 'known');
  await db('inbox').insert({ consumer: 'suite.together', event_id: known.id });
  await bus.publish(known);
  let isHeld = true;
  let receiving: Promise<void> | undefined;
  await db.transaction(async (holder) => {
    await holder('gate').where({ id: 1 }).forUpdate().first();
    receiving = hear(['first', 'locked', 'last'], async (event, stores) => {
      await keep(event, stores);
      if (event.payload.toString() !== 'locked' || !isHeld) return;
      await stores.conn.raw("set local lock_timeout = '10ms'");
      await stores.conn('gate').where({ id: 1 }).forUpdate().first();
    });
    await vi.waitFor(async () => expect((await db('effect').pluck('text')).toSorted()).toEqual(['first', 'last']), {
      timeout: 15_000,
      interval: 20,
    });
    isHeld = false;
  });
  await receiving;
  expect((await db('effect').pluck('text')).toSorted()).toEqual(['first', 'last', 'locked']);
});

it('events published concurrently keep their order, and a rejected one does not fail the others', async () => {
  const events = numbers(50).map((text) => eventOf(subject, text));
  const broken = { ...eventOf(subject, 'broken'), id: 'no id of an event' };
  const outcomes = await Promise.allSettled([...events.slice(0, 20), broken, ...events.slice(20)].map(bus.publish));
  expect(outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))).toEqual([20]);
  // An event published twice concurrently is delivered once.
  await Promise.all([events[3], events[3]].map((event) => bus.publish(event ?? broken)));
  await hear([], keep);
  expect(await db('effect').pluck('text')).toEqual(numbers(50));
});
