import { systemIds } from '@setu/kit/core';
import { UserSteppedDown } from '@setu/proto/identity/events';
import { RequestManagerChanged } from '@setu/proto/request/events';
import { AssignmentResult } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  boot,
  card,
  draft,
  move,
  people,
  published,
  refusal,
  refused,
  tell,
  there,
  userChanged,
  userRemoved,
  view,
  type World,
} from './given.js';

const { senior, manager, manager2, buyer, rival, supplier } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await userChanged(world, { userId: manager2.userId, companyId: manager2.companyId, name: 'Анна', surname: 'Яшина' });
});
afterAll(() => world?.close());

const assign = (requestIds: string[], managerId = manager2.userId, actor = senior) =>
  world.client.assignManager({ requestIds, managerId }, { actor });
const give = (requestId: string, actor = senior) =>
  world.client.setManager({ requestId, managerId: manager2.userId }, { actor });
const told = async (requestId: string) => {
  await world.settle();
  const all = world.events.of('setu.request.request.manager_changed', RequestManagerChanged);
  return all.filter((event) => event.requestId === requestId).length;
};

it('assigning several requests reports each outcome and publishes an event only for the changed ones', async () => {
  const [fresh, taken, ended] = [await published(world), await published(world), await published(world)];
  const ofAnother = await draft(world, buyer, card());
  await world.client.takeIntoWork(move(taken.id), { actor: manager2 });
  await world.client.cancelRequest(refusal(ended.id), { actor: buyer });
  const { assignments } = await assign([fresh.id, taken.id, ended.id, ofAnother, systemIds.id()]);
  expect(assignments.map(({ result }) => result)).toEqual([
    AssignmentResult.ASSIGNED,
    AssignmentResult.UNCHANGED,
    AssignmentResult.CLOSED,
    AssignmentResult.NOT_FOUND,
    AssignmentResult.NOT_FOUND,
  ]);
  const now = await view(world, fresh.id, manager);
  expect(now).toMatchObject({ brokerManager: { id: manager2.userId, surname: 'Яшина' }, status: fresh.status });
  expect(now.version).toBe(fresh.version + 1);
  expect([await told(fresh.id), await told(taken.id)]).toEqual([1, 0]);
  const { changes } = await world.client.listChanges({ requestId: fresh.id }, { actor: senior });
  expect(changes.map(({ field }) => field)).toContain('broker_manager');
});

it('sharing requests gives them to the managers with the least work and reports the loads before and after', async () => {
  const anna = { ...manager2, userId: systemIds.id() };
  const oleg = systemIds.id();
  const managerIds = [oleg, anna.userId];
  const loads = async () => {
    const { loads: all } = await world.client.listLoads({ managerIds }, { actor: senior });
    return all.map(({ managerId, open, late }) => [managerId, open, late]);
  };
  const [held, one, two, three, ended] = await Promise.all(Array.from({ length: 5 }, () => published(world)));
  await world.client.assignManager({ requestIds: [there(held).id], managerId: oleg }, { actor: senior });
  await world.client.cancelRequest(refusal(there(ended).id), { actor: buyer });
  expect(await loads()).toEqual([
    [anna.userId, 0, 0],
    [oleg, 1, 0],
  ]);
  const requestIds = [one, ended, two, three].map((request) => there(request).id);
  const { shares } = await world.client.shareRequests({ requestIds, managerIds }, { actor: senior });
  expect(shares.map(({ result }) => result)).toEqual([
    AssignmentResult.ASSIGNED,
    AssignmentResult.CLOSED,
    AssignmentResult.ASSIGNED,
    AssignmentResult.ASSIGNED,
  ]);
  expect(shares[1]?.managerId).toBe('');
  world.clock.advance(5 * 3_600_000);
  expect((await loads()).map(([, ...carried]) => carried)).toEqual([
    [2, 2],
    [2, 2],
  ]);
  for (const actor of [manager, supplier, buyer]) {
    await expect(world.client.shareRequests({ requestIds, managerIds }, { actor })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(world.client.listLoads({ managerIds }, { actor })).rejects.toMatchObject({ kind: 'forbidden' });
  }
});

it('assigning the same request twice is one assignment', async () => {
  const { id } = await published(world);
  await Promise.all([give(id), give(id), give(id)]);
  expect(await told(id)).toBe(1);
  const { version } = await view(world, id, senior);
  await give(id);
  expect((await view(world, id, senior)).version).toBe(version);
});

it('after a reassignment only the new manager may act on the request', async () => {
  const { id } = await published(world);
  await world.client.takeIntoWork(move(id), { actor: manager });
  await give(id);
  expect(await refused(world.client.sendToSupplier(move(id), { actor: manager }))).toMatchObject({ kind: 'forbidden' });
  await world.client.sendToSupplier(move(id), { actor: manager2 });
});

it('an ended request keeps its manager', async () => {
  const { id } = await published(world);
  await world.client.cancelRequest(refusal(id), { actor: buyer });
  expect(await refused(give(id))).toMatchObject({ code: 'conflict' });
});

it('only senior managers assign requests, and a user who may not see a request gets not found', async () => {
  const { id } = await published(world);
  for (const actor of [manager, buyer]) expect(await refused(give(id, actor))).toMatchObject({ kind: 'forbidden' });
  for (const actor of [rival, supplier]) expect(await refused(give(id, actor))).toMatchObject({ kind: 'not_found' });
  for (const actor of [manager, buyer, supplier])
    expect(await refused(assign([id], manager2.userId, actor))).toMatchObject({ kind: 'forbidden' });
  expect(there(await view(world, id, senior)).brokerManager).toBeUndefined();
});

it('more than a hundred ids at once and malformed ids are rejected', async () => {
  const many = Array.from({ length: 101 }, () => systemIds.id());
  expect(await refused(assign(many))).toMatchObject({ fields: { requests: 'too_many' } });
  expect(await refused(assign(['nonsense']))).toMatchObject({ kind: 'not_found' });
});

it('all requests of a manager who leaves go to the successor, including ended ones, exactly once', async () => {
  const [leaver, heir] = [systemIds.id(), systemIds.id()];
  const [open, ended] = [await published(world), await published(world)];
  for (const { id } of [open, ended])
    await world.client.assignManager({ requestIds: [id], managerId: leaver }, { actor: senior });
  await world.client.cancelRequest(refusal(there(ended).id), { actor: buyer });
  for (let times = 0; times < 2; times += 1) await userRemoved(world, leaver, heir);
  for (const { id } of [open, ended]) {
    expect(await world.deps.db('request').where({ id }).first('broker_manager_id')).toEqual({
      broker_manager_id: heir,
    });
    const given = world.deps.db('request_audit').where({ request_id: id, old_value: leaver });
    expect(await given).toMatchObject([{ field: 'broker_manager', new_value: heir }]);
  }
});

/** Publishes that a user is no longer a manager, as the identity service does. */
const userSteppedDown = (userId: string, heirId: string): Promise<void> => {
  const stepped = { userId, companyId: '', heirId, fromManaging: true, fromReviewing: false };
  return tell(world, 'setu.identity.user.stepped_down', UserSteppedDown.encode(stepped).finish());
};

it('requests of a manager who steps down go to the successor, and later assignments stay with the manager', async () => {
  const [manager, gone, heir, heirsHeir] = [systemIds.id(), systemIds.id(), systemIds.id(), systemIds.id()];
  const [his, given] = [await published(world), await published(world)];
  const managerOf = async ({ id }: { id: string }) =>
    (await world.deps.db('request').where({ id }).first('broker_manager_id'))?.broker_manager_id;
  await assign([his.id], manager);
  await userSteppedDown(manager, heir);
  expect(await managerOf(his)).toBe(heir);
  await assign([given.id], manager);
  expect(await managerOf(given)).toBe(manager);
  const audit = () => world.deps.db('request_audit').where({ request_id: his.id, old_value: manager });
  expect(await audit()).toMatchObject([{ field: 'broker_manager', new_value: heir, by_user_id: manager }]);
  // The successor has left meanwhile, so the requests go to the successor's successor.
  await userRemoved(world, gone, heirsHeir);
  await userSteppedDown(manager, gone);
  expect([await managerOf(his), await managerOf(given)]).toEqual([heir, heirsHeir]);
});

it('requests assigned to or accepted by a manager who has left go to the successor, or become unassigned without one', async () => {
  const [leaver, heir, heirsHeir, lonely] = [manager2, systemIds.id(), systemIds.id(), systemIds.id()];
  const [given, shared, taken, waits] = await Promise.all(Array.from({ length: 4 }, () => published(world)));
  const managerOf = async (of: { id: string } | undefined) =>
    (
      await world.deps
        .db('request')
        .where({ id: there(of).id })
        .first('broker_manager_id', 'manager_name')
    )?.broker_manager_id;
  // Two users leave. The event of the first one arrives last.
  await userRemoved(world, heir, heirsHeir);
  await userRemoved(world, leaver.userId, heir);
  await userRemoved(world, lonely, '');
  await assign([there(given).id], leaver.userId);
  const asked = { requestIds: [there(shared).id], managerIds: [leaver.userId] };
  const { shares } = await world.client.shareRequests(asked, { actor: senior });
  await world.client.takeIntoWork(move(there(taken).id), { actor: leaver });
  for (const one of [given, shared, taken]) expect(await managerOf(one)).toBe(heirsHeir);
  expect(shares[0]?.managerId).toBe(heirsHeir);
  await assign([there(waits).id], lonely);
  expect(await managerOf(waits)).toBeNull();
});

it('no request stays with a manager who leaves during an assignment, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [leaver, heir] = [systemIds.id(), systemIds.id()];
    const ids = (await Promise.all(Array.from({ length: 4 }, () => published(world)))).map(({ id }) => id);
    await Promise.all([...ids.map((id) => assign([id], leaver)), userRemoved(world, leaver, heir)]);
    const rows = await world.deps.db('request').whereIn('id', ids).pluck('broker_manager_id');
    expect(rows).toEqual(ids.map(() => heir));
  }
});
