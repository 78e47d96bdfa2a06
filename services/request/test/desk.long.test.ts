import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { MilestoneKind, RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sequence } from '../src/requests/domain/lifecycle.js';
import {
  boot,
  card,
  companyChanged,
  deccan,
  draft,
  kaveri,
  listQuery,
  people,
  published,
  sent,
  settingsChanged,
  transition,
  userChanged,
  volga,
  type World,
} from './fixtures.js';

const hour = 3_600_000;
const { buyer, buyer2, rival, manager, manager2, senior, supplier, otherSupplier, reviewer, anonymous } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'Волга' });
  await userChanged(world, { userId: manager.userId, name: 'Илья', surname: 'Соколов' });
});
afterAll(() => world?.close());

const deskOf = (actor: (typeof people)[keyof typeof people]) =>
  world.client.getDesk({ reason: WaitingReason.UNSPECIFIED, page: 0 }, { actor });
const numbers = async (actor: (typeof people)[keyof typeof people]) => {
  const { stages } = await deskOf(actor);
  return Object.fromEntries(stages.map(({ status, count, late }) => [status, [count, late]]));
};

describe('The dashboard', () => {
  it('is empty for users who do not handle requests, and anonymous visitors are rejected', async () => {
    const empty = { waiting: [], waitingTotal: 0, stages: [], spend: [], load: [] };
    expect(await deskOf(reviewer)).toMatchObject(empty);
    await expect(deskOf(anonymous)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('shows users the requests they must act on, longest waiting first, and none of another company', async () => {
    const first = await published(world, buyer, card({ price: 10_000n }));
    world.clock.advance(2 * hour);
    const second = await published(world, buyer, card({ price: 10_000n }));
    await draft(world, buyer2);
    expect((await deskOf(manager)).waiting.map(({ request }) => request?.id)).toEqual([first.id, second.id]);

    await world.client.takeIntoWork(transition(first.id), { actor: manager });
    // The newer request now waits longer in its status. A colleague no longer sees the request that has a manager.
    expect((await deskOf(manager)).waiting.map(({ request }) => request?.id)).toEqual([second.id, first.id]);
    expect((await deskOf(manager2)).waiting.map(({ request }) => request?.id)).toEqual([second.id]);
    expect((await deskOf(senior)).waitingTotal).toBe(2);

    const drafts = (await deskOf(buyer2)).waiting;
    expect(drafts.map(({ request, dueAt }) => [request?.status, dueAt])).toEqual([[RequestStatus.DRAFT, '']]);
    expect((await deskOf(buyer)).waitingTotal).toBe(0);
    expect(await deskOf(rival)).toMatchObject({ waiting: [], stages: [] });
  });

  it('shows what is late by the limit of its stage, and how long requests have been in their stage', async () => {
    expect(await numbers(buyer)).toEqual({ [RequestStatus.NEW]: [1, 0], [RequestStatus.IN_WORK]: [1, 0] });
    world.clock.advance(5 * hour);
    // The deadline of this stage is the broker's, so nothing of the customer is late.
    expect(await numbers(buyer2)).toEqual({ [RequestStatus.NEW]: [1, 0], [RequestStatus.IN_WORK]: [1, 0] });
    expect(await numbers(senior)).toEqual({ [RequestStatus.NEW]: [1, 1], [RequestStatus.IN_WORK]: [1, 0] });
    world.clock.advance(4 * 24 * hour);
    const { stages } = await deskOf(senior);
    expect(stages.map(({ ages }) => ages)).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
    expect(stages.map(({ termHours }) => termHours)).toEqual([4, 24]);
    expect(stages.map(({ lateFromCatalogue }) => lateFromCatalogue)).toEqual([1, 1]);
    expect(stages.map(({ fromCatalogue }) => fromCatalogue)).toEqual([1, 1]);
  });

  it("applies an admin's settings as soon as they arrive", async () => {
    await settingsChanged(world, { 'requests.new_hours': '8760', 'requests.in_work_hours': '1' }, 1);
    const { stages, waiting } = await deskOf(senior);
    expect(stages.map(({ termHours, late }) => [termHours, late])).toEqual([
      [8760, 0],
      [1, 1],
    ]);
    // The earliest deadline comes first.
    expect(waiting.map(({ request }) => request?.status)).toEqual([RequestStatus.IN_WORK, RequestStatus.NEW]);
    await settingsChanged(world, {}, 2);
  });

  it('sums each amount at its own exchange rate, and only amounts that the reader may see', async () => {
    const [fresh] = (await deskOf(buyer)).stages;
    // Twelve at ₹100.00 each, which are 93.51 roubles. The rate is 0.935123, stored as the rate for 100 rupees.
    expect([fresh?.totalPaise, fresh?.totalKopecks]).toEqual([120_000n, 112_212n]);
    expect((await deskOf(supplier)).stages).toEqual([]);
    await sent(world, card({ companyId: kaveri }));
    expect(await numbers(supplier)).toEqual({ [RequestStatus.SEND_TO_SUPPLIER]: [1, 0] });
    const [task] = (await deskOf(supplier)).waiting;
    expect([task?.request?.customer, task?.request?.contact]).toEqual([undefined, undefined]);
    expect(otherSupplier.companyId).toBe(deccan);
    expect(await numbers(otherSupplier)).toEqual({});
  });

  it('shows brokers the workload of each manager and the unassigned requests', async () => {
    const load = (await deskOf(manager2)).load.map((each) => [each.manager?.surname, each.open, each.late]);
    expect(load).toEqual([
      ['Соколов', 2, 1],
      [undefined, 1, 1],
    ]);
    expect((await deskOf(buyer)).load).toEqual([]);
  });

  it('also shows questions, messages, overdue milestones and claims to the side they wait for', async () => {
    const { id } = await published(world, rival, card({ companyId: deccan }));
    const post = (actor: Actor, text: string, asks = false) =>
      world.client.postMessage(
        {
          ...{ requestId: id, channel: 'customer', messageId: systemIds.id(), text, files: [], asks },
          idempotencyKey: '',
        },
        { actor },
      );
    const taskOf = async (actor: Actor) => {
      const tasks = (await deskOf(actor)).waiting.filter(({ request }) => request?.id === id);
      // A request is listed once, whatever waits in it.
      expect(tasks.length).toBeLessThan(2);
      return tasks[0];
    };
    const matters = async (actor: Actor) => {
      const task = await taskOf(actor);
      return [...(task ? [task] : []), ...(task?.others ?? [])].flatMap(({ reason, channel, milestone }) =>
        reason === WaitingReason.TURN ? [] : [[reason, channel, milestone]],
      );
    };
    await post(rival, 'Есть образец?');
    expect(await matters(manager)).toEqual([[WaitingReason.MESSAGE, 'customer', MilestoneKind.UNSPECIFIED]]);
    // The manager must accept the request, so the message is beside that step and not a second task.
    expect((await taskOf(manager))?.reason).toBe(WaitingReason.TURN);
    const accepted = await deskOf(manager);
    expect(accepted.waitingCounts.map(({ reason }) => reason)).toEqual([WaitingReason.TURN]);
    expect(accepted.waitingTotal).toBe(accepted.waiting.length);
    await world.client.takeIntoWork(transition(id), { actor: manager });
    await post(manager, 'Какой размер?', true);
    const before = (await deskOf(rival)).waitingTotal;
    expect([await matters(manager), await matters(manager2), await matters(rival)]).toEqual([
      [],
      [],
      [[WaitingReason.QUESTION, 'customer', MilestoneKind.UNSPECIFIED]],
    ]);
    await post(rival, 'Два метра');
    expect([await matters(rival), (await deskOf(rival)).waitingTotal]).toEqual([[], before - 1]);
    expect(await matters(buyer)).toEqual([]);
    const expected = new Date(world.clock.now().getTime() - 72 * hour).toISOString().slice(0, 10);
    const report = { version: 1, note: '', side: 'broker', by_user_id: manager.userId, said_at: world.clock.now() };
    for (const status of sequence.slice(sequence.indexOf('send_to_supplier'), sequence.indexOf('completed')))
      await world.deps.db('request').where({ id }).update({ status });
    for (const kind of ['balance', 'at_customs'])
      await world.deps.db('milestone').insert({ ...report, request_id: id, kind, expected_on: expected });
    const now = world.clock.now();
    const claim = { id: systemIds.id(), request_id: id, at: now, by_user_id: rival.userId, text: 'Брак' };
    await world.deps.db('claim').insert(claim);
    expect(await matters(rival)).toEqual([[WaitingReason.MILESTONE, '', MilestoneKind.BALANCE]]);
    expect(await matters(manager)).toEqual([
      [WaitingReason.CLAIM, '', MilestoneKind.UNSPECIFIED],
      [WaitingReason.MILESTONE, '', MilestoneKind.AT_CUSTOMS],
      [WaitingReason.MESSAGE, 'customer', MilestoneKind.UNSPECIFIED],
    ]);
    expect(await matters(otherSupplier)).toEqual([]);
    const desk = await deskOf(manager);
    const counts = new Map(desk.waitingCounts.map(({ reason, count }) => [reason, count]));
    expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(desk.waitingTotal);
    for (const reason of [WaitingReason.TURN, WaitingReason.MESSAGE, WaitingReason.MILESTONE, WaitingReason.CLAIM]) {
      const { waiting, waitingTotal } = await world.client.getDesk({ reason, page: 1 }, { actor: manager });
      expect(waiting.map((each) => each.reason)).toEqual(Array(counts.get(reason) ?? 0).fill(reason));
      expect(waitingTotal).toBe(desk.waitingTotal);
    }
    const second = { reason: WaitingReason.CLAIM, page: 2 };
    expect((await world.client.getDesk(second, { actor: manager })).waiting).toEqual([]);
    const overdue = async (actor: Actor) =>
      (await world.client.listRequests(listQuery(), { actor })).rows.find((row) => row.id === id)?.overdue;
    const since = new Date(world.clock.now().getTime() - 48 * hour).toISOString().slice(0, 10);
    // Both milestones were expected on the same day.
    const first = { milestone: MilestoneKind.AT_CUSTOMS, since };
    expect([await overdue(rival), await overdue(manager)]).toEqual([first, first]);
    await world.deps.db('milestone').where({ request_id: id }).update({ happened_on: expected });
    expect(await overdue(manager)).toBeUndefined();
  });

  it('stops demanding the advance once the customer has reported it, and asks the broker to confirm it', async () => {
    const { id } = await published(world, rival, card({ companyId: deccan }));
    await world.client.takeIntoWork(transition(id), { actor: manager });
    for (const status of ['send_to_supplier', 'offer_received', 'supplier_selected', 'contracted'])
      await world.deps.db('request').where({ id }).update({ status, status_at: world.clock.now() });
    world.clock.advance(6 * 24 * hour);
    const turns = async (actor: Actor) =>
      (await deskOf(actor)).waiting.flatMap(({ request, reason }) =>
        request?.id === id && reason === WaitingReason.TURN ? [request.clock?.waitsFor] : [],
      );
    const late = async (actor: Actor) =>
      (await deskOf(actor)).stages.find(({ status }) => status === RequestStatus.CONTRACTED)?.late;
    const page = async (actor: Actor) => (await world.client.getRequest({ requestId: id }, { actor })).request;
    expect([await turns(rival), await turns(manager)]).toEqual([[CompanyType.CUSTOMER], []]);
    expect(await late(rival)).toBe(1);

    const happened_on = world.clock.now().toISOString().slice(0, 10);
    const report = { version: 1, note: '', side: 'customer', by_user_id: rival.userId, said_at: world.clock.now() };
    await world.deps.db('milestone').insert({ ...report, request_id: id, kind: 'advance', expected_on: '2020-01-01' });
    const reasons = (await deskOf(rival)).waiting.flatMap(({ request, reason }) =>
      request?.id === id ? [reason] : [],
    );
    // The overdue advance is the customer's turn, and not a second task.
    expect(reasons).toEqual([WaitingReason.TURN]);
    await world.deps.db('milestone').where({ request_id: id, kind: 'advance' }).update({ happened_on });
    expect([await turns(rival), await turns(manager)]).toEqual([[], [CompanyType.BROKER]]);
    expect([await late(rival), await late(manager)]).toEqual([0, 1]);
    const seen = await page(rival);
    expect([seen?.waitsFor, seen?.clock?.waitsFor]).toEqual([CompanyType.BROKER, CompanyType.BROKER]);

    // The broker clears a wrong report, and the customer has to pay again.
    await world.deps.db('milestone').where({ request_id: id, kind: 'advance' }).update({ happened_on: null });
    expect([await turns(rival), await turns(manager)]).toEqual([[CompanyType.CUSTOMER], []]);
  });
});
