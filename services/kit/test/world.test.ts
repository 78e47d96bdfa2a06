import { RatesService } from '@setu/proto/fx/rates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventHandlingMigration, inboxMigration, outboxMigration } from '../src/events/index.js';
import { startService } from '../src/service.js';
import { cloneDatabase, settle, type TestDatabase, testEnv, urlOf } from '../src/testing/index.js';

// Two services in one process and one database send events back and forth as often as the event says.
const start = (name: string, other: string, urls: Record<string, string>) =>
  startService(
    {
      name,
      service: RatesService,
      migrations: [outboxMigration, inboxMigration, eventHandlingMigration],
      stores: () => ({}),
      handlers: () => ({
        getRate: async () => ({}),
        listRates: async () => ({ rates: [] }),
        listDayRates: async () => ({ rates: [] }),
      }),
      consumers: () => [
        {
          name: `${name}.returns`,
          subject: `setu.${other}.ball.hit`,
          handle: async ({ payload }, { outbox }) => {
            const left = Number(payload.toString()) - 1;
            if (left >= 0)
              await outbox.add({
                subject: `setu.${name}.ball.hit`,
                aggregateId: 'ball',
                payload: Buffer.from(String(left)),
              });
          },
        },
      ],
    },
    { ...testEnv, DATABASE_URL: urlOf(urls, name), BUS_DATABASE_URL: urlOf(urls, 'bus') },
  );

let database: TestDatabase;
let services: Awaited<ReturnType<typeof start>>[] = [];

beforeAll(async () => {
  database = await cloneDatabase({ key: 'ping and pong', services: ['ping', 'pong'], fill: async () => undefined });
  services = [await start('ping', 'pong', database.urls), await start('pong', 'ping', database.urls)];
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await database?.close();
});

it('a test environment is settled only when all events caused by its events are settled', async () => {
  const [ping] = services;
  await ping?.deps.write(({ outbox }) =>
    outbox.add({ subject: 'setu.ping.ball.hit', aggregateId: 'ball', payload: Buffer.from('9') }),
  );
  await settle(services);
  const counts = await Promise.all(services.map(({ deps }) => deps.db('outbox').count({ n: '*' }).first()));
  expect(counts.map((row) => Number(row?.n))).toEqual([5, 5]);
});
