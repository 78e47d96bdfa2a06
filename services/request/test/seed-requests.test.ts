import { RequestKind } from '@setu/proto/request/words';
import { requestStatuses } from '@setu/proto/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededCustomers } from '../src/seed/customers.js';
import { type Seeding, seedRequests } from '../src/seed/seed-requests.js';
import { boot, people, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

it("seeding creates many requests in every status, a manager's list shows each of them once, and each seed works only once", async () => {
  const seeding: Seeding = {
    url: world.deps.env.DATABASE_URL,
    requests: 300,
    customers: seededCustomers(20, 7),
    seed: 7,
    now: new Date('2026-11-20T09:00:00Z'),
    onProgress: () => undefined,
  };
  await seedRequests(seeding);
  await expect(seedRequests(seeding)).rejects.toMatchObject({ code: 'seed_used' });
  await seedRequests({ ...seeding, requests: 50, seed: 8, customers: seededCustomers(20, 8) });

  const { db } = world.deps;
  const statuses: string[] = await db('request').distinct('status').pluck('status');
  expect(statuses.sort()).toEqual([...requestStatuses].sort());
  const [counted] = await db('request').countDistinct({ numbers: 'numeric_hash' }).count({ all: '*' });
  const drafts = Number((await db('request').where({ status: 'draft' }).count({ n: '*' }).first())?.n);
  expect(Number(counted?.all)).toBe(350);
  // Drafts of the demo world have a number too.
  expect(Number(counted?.numbers)).toBeGreaterThanOrEqual(350 - drafts);

  const list = (kind: RequestKind) =>
    world.client.listRequests(
      {
        kind,
        search: '',
        statuses: [],
        managerIds: [],
        publishedOn: undefined,
        sort: undefined,
        late: false,
        dueToday: false,
        waiting: false,
        unassigned: false,
        page: undefined,
      },
      { actor: people.manager },
    );
  const [rfcs, rfds] = [await list(RequestKind.RFC), await list(RequestKind.RFD)];
  expect(rfcs.total + rfds.total).toBe(350 - drafts);
  expect(rfcs.rows.every(({ name }) => /партия \d+$/.test(name?.ru ?? ''))).toBe(true);
});
