import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import type { ListRequestsRequest } from '@setu/proto/request/requests';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  draft,
  listQuery,
  onega,
  people,
  published,
  refusal,
  transition,
  volga,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
const names = new Map<string, string>();

async function make(name: string, by: Actor): Promise<string> {
  const { id } = await published(world, by, card());
  names.set(id, name);
  world.clock.advance(24 * 3_600_000);
  return id;
}

beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'ООО «Волга Импорт»' });
  await companyChanged(world, { companyId: onega, shortName: 'АО «Онега Снаб»' });
  await make('tea', people.buyer);
  const pump = await make('pump', people.buyer2);
  const bolt = await make('bolt', people.rival);
  await world.client.takeIntoWork(transition(pump), { actor: people.manager });
  await world.client.takeIntoWork(transition(bolt), { actor: people.manager });
  await world.client.rejectRequest(refusal(bolt), { actor: people.manager });
  names.set(await draft(world), 'draft');
});
afterAll(() => world?.close());

const inOrder = async (actor: Actor, sort: ListRequestsRequest['sort']) =>
  (await world.client.listRequests(listQuery({ sort }), { actor })).rows.map(({ id }) => names.get(id));

const invalid = { fields: { sort: 'invalid_option' } };
const byCustomer = (descending = false) => ({ key: 'customer', descending });
const since = (descending: boolean) => ({ key: 'status_at', descending });

it('sorting by time in a stage shows the longest first and ended requests last, and managers sort by deadline instead', async () => {
  expect(await inOrder(people.buyer, since(false))).toEqual(['tea', 'pump', 'draft']);
  expect(await inOrder(people.buyer, since(true))).toEqual(['pump', 'tea', 'draft']);
  expect(await inOrder(people.rival, since(false))).toEqual(['bolt']);
  expect(await refused(inOrder(people.manager, since(false)))).toMatchObject(invalid);
});

it('managers can sort by customer, and other users cannot', async () => {
  expect(await inOrder(people.manager, byCustomer())).toEqual(['bolt', 'tea', 'pump']);
  expect(await inOrder(people.manager, byCustomer(true))).toEqual(['pump', 'tea', 'bolt']);
  expect(await refused(inOrder(people.buyer, byCustomer()))).toMatchObject(invalid);
});

it('sorting by customer includes companies without any event yet, and follows a new name', async () => {
  const latecomer = actors.buyer();
  await make('rope', latecomer);
  expect(await inOrder(people.manager, byCustomer())).toEqual(['rope', 'bolt', 'tea', 'pump']);
  await companyChanged(world, { companyId: latecomer.companyId, shortName: 'ООО «Якорь»' });
  await companyChanged(world, { companyId: onega, shortName: 'ООО «Онега Снаб»', version: 2 });
  expect(await inOrder(people.manager, byCustomer())).toEqual(['tea', 'pump', 'bolt', 'rope']);
});
