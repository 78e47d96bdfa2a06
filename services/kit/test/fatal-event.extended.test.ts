import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Knex, openDatabase } from '../src/db/index.js';
import { embeddedBus } from '../src/events/index.js';
import { deadLetteredEvents } from '../src/operate/events.js';
import { testDatabase } from '../src/testing/index.js';
import { eventOf, hearing } from './consume-contract.js';

const patient = { connectMs: 10_000, acquireMs: 15_000 };
const entry = fileURLToPath(new URL('fatal-consumer.ts', import.meta.url));

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Knex;

beforeEach(async () => {
  database = await testDatabase('consume_suite', hearing);
  db = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient });
});
afterEach(async () => {
  await db?.destroy();
  await database?.close();
});

const launch = (how: string) =>
  fork(entry, [database.url, database.busUrl, how], { execArgv: ['--conditions=@setu/source', '--import=tsx'] });

it.each(['alone', 'together'])(
  'an event that kills the process that handles it %s is dead-lettered after four crashes, and the next one is handled',
  async (how) => {
    const bus = embeddedBus({ url: database.busUrl, ...patient });
    const first = launch(how);
    await new Promise((resolve) => first.once('message', resolve));
    await Promise.all(['fatal', 'harmless'].map((text) => bus.publish(eventOf('setu.suite.thing.said', text))));
    let deaths = 0;
    let child = first;
    const ended = (): Promise<boolean> =>
      new Promise((resolve) => {
        child.once('exit', () => resolve(true));
        void vi
          .waitFor(async () => expect(await db('effect').pluck('text')).toEqual(['harmless']), {
            timeout: 100_000,
            interval: 50,
          })
          .then(
            () => resolve(false),
            () => undefined,
          );
      });
    while (await ended()) {
      deaths += 1;
      child = launch(how);
    }
    await vi.waitFor(async () => expect(await bus.pending(['suite.fatal'])).toBe(0), { timeout: 10_000 });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
    await bus.close();
    expect(deaths).toBe(4);
    expect(await deadLetteredEvents(db)).toMatchObject([
      { tries: 0, error: 'Error: the process died 4 times while handling the event' },
    ]);
  },
  120_000,
);
