import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import {
  type EventBus,
  embeddedBus,
  eventHandlingMigration,
  inboxMigration,
  outbox,
  outboxMigration,
  startRelay,
} from '../src/events/index.js';
import { createLog } from '../src/process.js';
import { testDatabase } from '../src/testing/index.js';

const log = createLog({ level: 'silent' });
const patient = { connectMs: 10_000, acquireMs: 15_000 };

describe('The relay', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  let bus: EventBus;

  beforeEach(async () => {
    database = await testDatabase('relay_suite', [outboxMigration, inboxMigration, eventHandlingMigration]);
    db = openDatabase({ url: database.url, schema: 'setu_relay_suite', ...patient });
    bus = embeddedBus({ url: database.busUrl, ...patient });
  });
  afterEach(async () => {
    await bus.close();
    await db.destroy();
    await database.close();
  });

  const add = (text: string, aggregateId = 'a') =>
    db.transaction((trx) =>
      outbox(trx).add({ subject: 'setu.relay.thing.said', aggregateId, payload: Buffer.from(text) }),
    );
  const unpublished = async () => Number((await db('outbox').whereNull('published_at').count({ n: '*' }).first())?.n);
  const publishing = (publish: EventBus['publish']): EventBus => ({ ...bus, publish });

  it('publishes committed events and none that were rolled back', async () => {
    const published: string[] = [];
    const relay = startRelay({
      db,
      service: 'r',
      log,
      bus: publishing(async (event) => void published.push(event.payload.toString())),
    });
    await add('kept');
    await db
      .transaction(async (trx) => {
        await outbox(trx).add({ subject: 'setu.relay.thing.said', aggregateId: 'a', payload: Buffer.from('lost') });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await relay.runOnce();
    await relay.close();
    expect(published).toEqual(['kept']);
    expect(await unpublished()).toBe(0);
  });

  it('is woken by a commit, without waiting for the next poll', async () => {
    let onPublish: (text: string) => void = () => undefined;
    const relay = startRelay({
      db,
      service: 'r',
      log,
      bus: publishing(async (event) => onPublish(event.payload.toString())),
    });
    const first = new Promise<string>((resolve) => {
      onPublish = resolve;
    });
    await add('now');
    expect(await first).toBe('now');
    await relay.close();
  });

  it('keeps the order of an aggregate when the bus fails in between, while others continue', async () => {
    const texts: string[] = [];
    let broken = true;
    for (const text of ['a1', 'a2', 'a3']) await add(text, 'a');
    await add('b1', 'b');
    const flaky = publishing(async (event) => {
      const text = event.payload.toString();
      if (broken && text === 'a2') throw new Error('bus lost');
      texts.push(text);
    });
    const relay = startRelay({ db, service: 'r', log, bus: flaky });
    await relay.runOnce();
    expect(texts).not.toContain('a3');
    broken = false;
    while ((await unpublished()) > 0) await relay.runOnce();
    await relay.close();
    expect(texts.filter((text) => text.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(texts).toContain('b1');
  });

  it('lets only one of two processes publish at a time', async () => {
    let inside = 0;
    let maxInside = 0;
    let published = 0;
    const slow = publishing(async () => {
      inside += 1;
      maxInside = Math.max(maxInside, inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
      published += 1;
    });
    for (const text of ['1', '2', '3']) await add(text);
    const relays = [startRelay({ db, service: 'r', log, bus: slow }), startRelay({ db, service: 'r', log, bus: slow })];
    while ((await unpublished()) > 0) await Promise.all(relays.map((relay) => relay.runOnce()));
    await Promise.all(relays.map((relay) => relay.close()));
    expect([maxInside, published]).toEqual([1, 3]);
  });
});
