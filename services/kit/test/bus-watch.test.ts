import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemIds } from '../src/core.js';
import { type Knex, openDatabase } from '../src/db/index.js';
import { watchOver } from '../src/events/bus-embedded-watch.js';
import { testDatabase } from '../src/testing/index.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Knex;
beforeAll(async () => {
  database = await testDatabase('watch_suite', []);
  const patient = { connectMs: 10_000, acquireMs: 15_000 };
  db = openDatabase({ url: database.busUrl, schema: 'setu_bus', ...patient });
});
afterAll(async () => {
  await db?.destroy();
  await database?.close();
});

it('one query wakes the consumers with a due delivery or a lost registration', async () => {
  const names = ['due', 'later', 'nothing'];
  await db('consumer').insert(names.map((name) => ({ name, pattern: '^x$' })));
  const event = { id: systemIds.id(), subject: 'x', envelope: Buffer.from('') };
  const [{ seq } = { seq: '' }] = await db('event').insert(event).returning('seq');
  await db('delivery').insert([
    { consumer: 'due', seq },
    { consumer: 'later', seq, due_at: db.raw("now() + interval '1 hour'") },
  ]);
  let checks = 0;
  db.on('query', () => {
    checks += 1;
  });
  const stop = new AbortController();
  const alarms = new Map([...names, 'gone'].map((name) => [name, { ring: vi.fn(), wait: async () => undefined }]));
  const watching = watchOver(db, alarms, stop.signal);
  await vi.waitFor(() => expect(alarms.get('due')?.ring).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  stop.abort();
  await watching;
  const rung = [...alarms].filter(([, { ring }]) => ring.mock.calls.length > 0).map(([name]) => name);
  expect(rung).toEqual(['due', 'gone']);
  expect(checks).toBe(alarms.get('due')?.ring.mock.calls.length);
});
