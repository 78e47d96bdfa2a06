import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIds } from '../src/core.js';
import { type Knex, openDatabase } from '../src/db/index.js';
import {
  type Consumer,
  type Consumers,
  type EventBus,
  EventEnvelope,
  eventHandlingMigration,
  inboxMigration,
  outboxMigration,
  startConsumers,
  transacting,
  type Write,
} from '../src/events/index.js';
import { deadLetteredEvents, requestReplay } from '../src/operate/events.js';
import { testDatabase } from '../src/testing/index.js';
import { recordedLog } from './recorded-log.js';
import { type TcpProxy, tcpProxy } from './tcp-proxy.js';

const effects = {
  name: '202611200000-create-effect',
  up: 'create table effect (text text not null); create table gate (id integer constraint gate_pkey primary key); insert into gate values (1)',
  down: 'drop table gate; drop table effect',
};

/** The migrations of a service that consumes events and stores their texts. */
export const hearing = [outboxMigration, inboxMigration, effects, eventHandlingMigration];

export const eventOf = (subject: string, text: string): EventEnvelope =>
  EventEnvelope.fromPartial({ id: systemIds.id(), subject, aggregateId: 'a', payload: Buffer.from(text) });

const intervals = { outageMs: 20, contentionMs: 30, backoffMs: () => 10, replayMs: 50 };
const within = { timeout: 15_000, interval: 20 };

/** The tests of consumers on any bus. `openBus` opens a bus that keeps its events between two opens. */
export function consumeContract(name: string, openBus: (busUrl: string) => EventBus): void {
  describe(`Consumers ${name}`, () => {
    let database: Awaited<ReturnType<typeof testDatabase>>;
    let proxy: TcpProxy;
    /** The service's pool goes through the proxy, the test's own does not. */
    let pool: Knex;
    let db: Knex;
    let bus: EventBus;
    let running: Consumers | undefined;
    let log: ReturnType<typeof recordedLog>;
    let subject: string;

    beforeEach(async () => {
      database = await testDatabase('consume_suite', hearing);
      proxy = await tcpProxy(database.url);
      // The test's own connection may stay in a transaction as long as a busy machine needs.
      const patient = { connectMs: 10_000, acquireMs: 15_000, statementMs: 0 };
      // Short timeouts for connecting only. A statement may take as long as a busy machine needs.
      const impatient = { connectMs: 500, acquireMs: 500, statementMs: 0 };
      pool = openDatabase({ url: proxy.url, schema: 'setu_consume_suite', ...impatient });
      db = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient });
      bus = openBus(database.busUrl);
      log = recordedLog();
      await vi.waitFor(() => pool.raw('select 1'), within);
      subject = `setu.test.c${systemIds.token(6).replace(/[^A-Za-z0-9]/g, 'x')}.said`;
    });
    afterEach(async () => {
      await running?.close();
      await bus.close();
      await Promise.all([pool.destroy(), db.destroy()]);
      await proxy.close();
      await database.close();
    });

    const write: Write<object> = (fn) => pool.transaction((conn) => fn(transacting(conn)));
    const consumer = (handle: Consumer<object>['handle'], maxTries?: number): Consumer<object> => ({
      name: subject,
      subject,
      handle,
      ...(maxTries === undefined ? {} : { maxTries }),
    });
    const start = async (which: Consumer<object>): Promise<Consumers> => {
      running = await startConsumers({ bus, write, consumers: [which], log: log.log, intervals });
      return running;
    };
    const send = (text: string) => bus.publish(eventOf(subject, text));
    const keep: Consumer<object>['handle'] = async (event, { conn }) => {
      await conn('effect').insert({ text: event.payload.toString() });
    };
    const received = (): Promise<string[]> => db('effect').orderBy('text').pluck('text');
    /** Waits until nothing is pending and the check holds. */
    const quiet = (check: () => Promise<void> | void) =>
      vi.waitFor(async () => {
        expect(await running?.pending()).toBe(0);
        await check();
      }, within);

    it('a database outage does not count as an attempt: events wait, keep their order and are not dead-lettered', async () => {
      await start(consumer(keep, 2));
      proxy.cut();
      for (const text of ['1', '2', '3']) await send(text);
      await vi.waitFor(() => expect(proxy.refused()).toBeGreaterThan(20), within);
      expect(await db('effect').pluck('text')).toEqual([]);
      proxy.restore();
      await quiet(async () => expect(await db('effect').pluck('text')).toEqual(['1', '2', '3']));
      expect(await db('dead_letter').pluck('event_id')).toEqual([]);
      expect(log.textsAt('warn').filter((line) => line !== 'job failed')).toEqual([
        'event waits for an unavailable dependency',
      ]);
    });

    it('a service that stops during an outage leaves its events to the next one', async () => {
      const first = await start(consumer(keep));
      proxy.cut();
      await send('left');
      await vi.waitFor(
        () => expect(log.textsAt('warn')).toContain('event waits for an unavailable dependency'),
        within,
      );
      await first.close();
      proxy.restore();
      await start(consumer(keep));
      await quiet(async () => expect(await received()).toEqual(['left']));
    });

    it.each([
      ['later events', {}, ['after']],
      ['stored events too, if it keeps a read model', { from: 'start' } as const, ['after', 'before']],
    ])('a new consumer receives %s', async (_, begin, expected) => {
      await send('before');
      await start({ ...consumer(keep), ...begin });
      await send('after');
      await quiet(async () => expect(await received()).toEqual(expected));
    });

    it('a held lock does not count as an attempt, and other events are handled meanwhile', async () => {
      let tries = 0;
      const locking = consumer(async (event, stores) => {
        if (event.payload.toString() === 'locked') {
          tries += 1;
          await stores.conn.raw("set local lock_timeout = '10ms'");
          await stores.conn('gate').where({ id: 1 }).forUpdate().first();
        }
        await keep(event, stores);
      }, 2);
      await db.transaction(async (holder) => {
        await holder('gate').where({ id: 1 }).forUpdate().first();
        await start(locking);
        await send('locked');
        await send('free');
        await vi.waitFor(() => expect(tries).toBeGreaterThan(4), within);
        await vi.waitFor(async () => expect(await received()).toEqual(['free']), within);
      });
      await quiet(async () => expect(await received()).toEqual(['free', 'locked']));
      expect(await db('dead_letter').pluck('event_id')).toEqual([]);
    });

    it('a failing event is dead-lettered after its attempts, which are counted across restarts', async () => {
      let tries = 0;
      let reached: () => void = () => undefined;
      const twice = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const failing = consumer(async () => {
        tries += 1;
        if (tries === 2) reached();
        throw new Error('cannot be stomached');
      }, 4);
      const first = await start(failing);
      await send('poison');
      await twice;
      await first.close();
      await start(failing);
      await quiet(() => expect(tries).toBe(4));
      const [deadLettered] = await deadLetteredEvents(db);
      expect(deadLettered).toMatchObject({ consumer: subject, subject, tries: 4, error: 'Error: cannot be stomached' });
      expect(await db('failing_event').pluck('event_id')).toEqual([]);
      expect(log.textsAt('error')).toEqual(['event dead-lettered']);
    });

    it('an event stays with the bus while it cannot be dead-lettered', async () => {
      await db.schema.renameTable('dead_letter', 'hidden');
      await start(
        consumer(async () => {
          throw new Error('cannot be stomached');
        }, 1),
      );
      await send('poison');
      await vi.waitFor(() => expect(log.textsAt('error').length).toBeGreaterThan(1), within);
      expect(log.textsAt('error')[0]).toBe('event could be neither handled nor dead-lettered, the bus keeps it');
      expect(await running?.pending()).toBe(1);
      await db.schema.renameTable('hidden', 'dead_letter');
      await quiet(async () => expect(await db('dead_letter').pluck('subject')).toEqual([subject]));
    });

    it("the running service replays a dead-lettered event on an operator's request, and it takes effect once", async () => {
      let cured = false;
      const sick = consumer(async (event, stores) => {
        if (!cured) throw new Error('not yet');
        await keep(event, stores);
      }, 1);
      await start(sick);
      await send('patient');
      await quiet(async () => expect(await deadLetteredEvents(db)).toHaveLength(1));
      const [deadLettered] = await deadLetteredEvents(db);
      const eventId = deadLettered?.eventId ?? '';
      expect(await requestReplay(db, { eventId })).toEqual([subject]);
      await vi.waitFor(
        async () => expect(await deadLetteredEvents(db)).toMatchObject([{ tries: 2, isReplayRequested: false }]),
        within,
      );
      cured = true;
      expect(await requestReplay(db, { eventId, consumer: 'somebody else' })).toEqual([]);
      expect(await requestReplay(db, { eventId, consumer: subject })).toEqual([subject]);
      await vi.waitFor(async () => expect(await deadLetteredEvents(db)).toEqual([]), within);
      expect(await received()).toEqual(['patient']);
      expect(await db('inbox').pluck('event_id')).toEqual([eventId]);
    });
  });
}
