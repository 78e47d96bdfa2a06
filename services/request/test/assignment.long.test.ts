import { systemIds } from '@setu/kit/core';
import { UserSteppedDown } from '@setu/proto/identity/events';
import { RequestManagerChanged } from '@setu/proto/request/events';
import { AssignmentResult } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  boot,
  card,
  defined,
  draft,
  people,
  publishEvent,
  published,
  refusal,
  transition,
  userChanged,
  userRemoved,
  view,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { senior, manager, manager2, buyer, rival, supplier } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await userChanged(world, { userId: manager2.userId, companyId: manager2.companyId, name: 'Анна', surname: 'Яшина' });
});
afterAll(() => world?.close());

const assign = (requestIds: string[], managerId = manager2.userId, actor = senior) =>
  world.client.assignManager({ requestIds, managerId }, { actor });
const setManager = (requestId: string, actor = senior) =>
  world.client.setManager({ requestId, managerId: manager2.userId }, { actor });
const assignedManagers = async (requestId: string) => {
  await world.settle();
  const all = world.events.of('setu.request.request.manager_changed', RequestManagerChanged);
  return all.filter((event) => event.requestId === requestId).length;
};

it('assigning several requests reports each outcome and publishes an event only for the changed ones', async () => {
  const [unassigned, accepted, ended] = [await published(world), await published(world), await published(world)];
  const ofAnother = await draft(world, buyer, card());
  await world.client.takeIntoWork(transition(accepted.id), { actor: manager2 });
  await world.client.cancelRequest(refusal(ended.id), { actor: buyer });
  const { assignments } = await assign([unassigned.id, accepted.id, ended.id, ofAnother, systemIds.id()]);
  expect(assignments.map(({ result }) => result)).toEqual([
    AssignmentResult.ASSIGNED,
    AssignmentResult.UNCHANGED,
    AssignmentResult.CLOSED,
    AssignmentResult.NOT_FOUND,
    AssignmentResult.NOT_FOUND,
  ]);
  const now = await view(world, unassigned.id, manager);
  expect(now).toMatchObject({ brokerManager: { id: manager2.userId, surname: 'Яшина' }, status: unassigned.status });
  expect(now.version).toBe(unassigned.version + 1);
  expect([await assignedManagers(unassigned.id), await assignedManagers(accepted.id)]).toEqual([1, 0]);
  const { changes } = await world.client.listChanges({ requestId: unassigned.id }, { actor: senior });
  expect(changes.map(({ field }) => field)).toContain('broker_manager');
});

it('distributing requests assigns them to the managers with the least work and reports the loads before and after', async () => {
  const anna = { ...manager2, userId: systemIds.id() };
  const oleg = systemIds.id();
  const managerIds = [oleg, anna.userId];
  const loads = async () => {
    const { loads: all } = await world.client.listLoads({ managerIds }, { actor: senior });
    return all.map(({ managerId, open, late }) => [managerId, open, late]);
  };
  const [locked, one, two, three, ended] = await Promise.all(Array.from({ length: 5 }, () => published(world)));
  await world.client.assignManager({ requestIds: [defined(locked).id], managerId: oleg }, { actor: senior });
  await world.client.cancelRequest(refusal(defined(ended).id), { actor: buyer });
  expect(await loads()).toEqual([
    [anna.userId, 0, 0],
    [oleg, 1, 0],
  ]);
  const requestIds = [one, ended, two, three].map((request) => defined(request).id);
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

it('assigning a request to the same manager again, even concurrently, counts as one assignment', async () => {
  const { id } = await published(world);
  await Promise.all([setManager(id), setManager(id), setManager(id)]);
  expect(await assignedManagers(id)).toBe(1);
  const { version } = await view(world, id, senior);
  await setManager(id);
  expect((await view(world, id, senior)).version).toBe(version);
});

it('after a reassignment only the new manager may act on the request', async () => {
  const { id } = await published(world);
  await world.client.takeIntoWork(transition(id), { actor: manager });
  await setManager(id);
  expect(await refused(world.client.sendToSupplier(transition(id), { actor: manager }))).toMatchObject({
    kind: 'forbidden',
  });
  await world.client.sendToSupplier(transition(id), { actor: manager2 });
});

it('an ended request keeps its manager', async () => {
  const { id } = await published(world);
  await world.client.cancelRequest(refusal(id), { actor: buyer });
  expect(await refused(setManager(id))).toMatchObject({ code: 'conflict' });
});

it('only senior managers assign requests, and a user who may not see a request gets not found', async () => {
  const { id } = await published(world);
  for (const actor of [manager, buyer])
    expect(await refused(setManager(id, actor))).toMatchObject({ kind: 'forbidden' });
  for (const actor of [rival, supplier])
    expect(await refused(setManager(id, actor))).toMatchObject({ kind: 'not_found' });
  for (const actor of [manager, buyer, supplier])
    expect(await refused(assign([id], manager2.userId, actor))).toMatchObject({ kind: 'forbidden' });
  expect(defined(await view(world, id, senior)).brokerManager).toBeUndefined();
});

it('more than a hundred ids at once and malformed ids are rejected', async () => {
  const many = Array.from({ length: 101 }, () => systemIds.id());
  expect(await refused(assign(many))).toMatchObject({ fields: { requests: 'too_many' } });
  expect(await refused(assign(['nonsense']))).toMatchObject({ kind: 'not_found' });
});

it('all requests of a manager who leaves go to the successor, including ended ones, exactly once', async () => {
  const [departed, successor] = [systemIds.id(), systemIds.id()];
  const [open, ended] = [await published(world), await published(world)];
  for (const { id } of [open, ended])
    await world.client.assignManager({ requestIds: [id], managerId: departed }, { actor: senior });
  await world.client.cancelRequest(refusal(defined(ended).id), { actor: buyer });
  for (let times = 0; times < 2; times += 1) await userRemoved(world, departed, successor);
  for (const { id } of [open, ended]) {
    expect(await world.deps.db('request').where({ id }).first('broker_manager_id')).toEqual({
      broker_manager_id: successor,
    });
    const entries = world.deps.db('request_audit').where({ request_id: id, old_value: departed });
    expect(await entries).toMatchObject([{ field: 'broker_manager', new_value: successor }]);
  }
});

/** Publishes that a user is no longer a manager, as the identity service does. */
const userSteppedDown = (userId: string, heirId: string): Promise<void> => {
  const stepped = { userId, companyId: '', heirId, fromManaging: true, fromReviewing: false };
  return publishEvent(world, 'setu.identity.user.stepped_down', UserSteppedDown.encode(stepped).finish());
};

it('requests of a manager who steps down go to the successor, and later assignments stay with the manager', async () => {
  const [manager, departed, successor, nextSuccessor] = [
    systemIds.id(),
    systemIds.id(),
    systemIds.id(),
    systemIds.id(),
  ];
  const [own, later] = [await published(world), await published(world)];
  const managerOf = async ({ id }: { id: string }) =>
    (await world.deps.db('request').where({ id }).first('broker_manager_id'))?.broker_manager_id;
  await assign([own.id], manager);
  await userSteppedDown(manager, successor);
  expect(await managerOf(own)).toBe(successor);
  await assign([later.id], manager);
  expect(await managerOf(later)).toBe(manager);
  const audit = () => world.deps.db('request_audit').where({ request_id: own.id, old_value: manager });
  expect(await audit()).toMatchObject([{ field: 'broker_manager', new_value: successor, by_user_id: manager }]);
  // The successor has left meanwhile, so the requests go to the successor's successor.
  await userRemoved(world, departed, nextSuccessor);
  await userSteppedDown(manager, departed);
  expect([await managerOf(own), await managerOf(later)]).toEqual([successor, nextSuccessor]);
});

it('requests assigned to or accepted by a manager who has left go to the successor, or become unassigned without one', async () => {
  const [departed, successor, nextSuccessor, lonely] = [manager2, systemIds.id(), systemIds.id(), systemIds.id()];
  const [assigned, shared, accepted, waiting] = await Promise.all(Array.from({ length: 4 }, () => published(world)));
  const managerOf = async (of: { id: string } | undefined) =>
    (
      await world.deps
        .db('request')
        .where({ id: defined(of).id })
        .first('broker_manager_id', 'manager_name')
    )?.broker_manager_id;
  // Two users leave. The event of the first one arrives last.
  await userRemoved(world, successor, nextSuccessor);
  await userRemoved(world, departed.userId, successor);
  await userRemoved(world, lonely, '');
  await assign([defined(assigned).id], departed.userId);
  const input = { requestIds: [defined(shared).id], managerIds: [departed.userId] };
  const { shares } = await world.client.shareRequests(input, { actor: senior });
  await world.client.takeIntoWork(transition(defined(accepted).id), { actor: departed });
  for (const one of [assigned, shared, accepted]) expect(await managerOf(one)).toBe(nextSuccessor);
  expect(shares[0]?.managerId).toBe(nextSuccessor);
  await assign([defined(waiting).id], lonely);
  expect(await managerOf(waiting)).toBeNull();
});

it('no request stays with a manager who leaves during an assignment, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [departed, successor] = [systemIds.id(), systemIds.id()];
    const ids = (await Promise.all(Array.from({ length: 4 }, () => published(world)))).map(({ id }) => id);
    await Promise.all([...ids.map((id) => assign([id], departed)), userRemoved(world, departed, successor)]);
    const rows = await world.deps.db('request').whereIn('id', ids).pluck('broker_manager_id');
    expect(rows).toEqual(ids.map(() => successor));
  }
});
