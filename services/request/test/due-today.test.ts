import { RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, card, listQuery, people, published, transition, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const listed = async (filter: { late?: boolean; dueToday?: boolean }) =>
  (await world.client.listRequests(listQuery(filter), { actor: people.senior })).rows.map(({ id }) => id);

it('a list is filtered by the requests that pass their deadline today, as many as the dashboard counts', async () => {
  const { id } = await published(world, people.buyer, card({}));
  await world.client.takeIntoWork(transition(id), { actor: people.manager });
  // The stage has a day, and ends at this time tomorrow.
  expect(await listed({ dueToday: true })).toEqual([]);
  world.clock.advance(23 * 3_600_000);
  expect([await listed({ dueToday: true }), await listed({ late: true })]).toEqual([[id], []]);
  const { stages } = await world.client.getDesk({ reason: WaitingReason.TURN, page: 1 }, { actor: people.senior });
  expect(
    stages.map(({ status, dueToday, dueTodayFromCatalogue }) => [status, dueToday, dueTodayFromCatalogue]),
  ).toEqual([[RequestStatus.IN_WORK, 1, 1]]);
  world.clock.advance(2 * 3_600_000);
  expect([await listed({ dueToday: true }), await listed({ late: true })]).toEqual([[], [id]]);
  expect(await listed({ late: true, dueToday: true })).toEqual([id]);
});
