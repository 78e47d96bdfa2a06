import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, day, fixturesOf, type World } from './fixtures.js';

const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const senior = actors.broker({ roles: ['TEAM_ADMIN'] });

let world: World;
beforeAll(async () => {
  world = await boot();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => world?.close());

it('new applications wait for every manager, and those in review for their own one once the decision is overdue', async () => {
  const add = fixturesOf(world);
  const overdue = { status: 'in_work', createdAt: day('2026-11-01') } as const;
  await add.application({ createdAt: day('2026-11-20') });
  await add.application({ ...overdue, managerId: manager.userId });
  await add.application({ ...overdue, managerId: systemIds.id() });
  await add.application({ status: 'in_work', managerId: manager.userId, createdAt: day('2026-11-19') });
  const query = { statuses: [], search: '', managerIds: [], waitsForCaller: true };
  for (const [actor, waiting, late] of [
    [manager, 2, 1],
    [senior, 1, 0],
  ] as const) {
    const found = await world.client.listApplications(query, { actor });
    expect([found.applications.length, found.total, found.waitingForCaller]).toEqual([waiting, waiting, waiting]);
    expect(await world.client.countQueues({}, { actor })).toMatchObject({
      ...{ applicationsNew: 1, applicationsWaiting: waiting, applicationsOverdue: late },
    });
  }
});
