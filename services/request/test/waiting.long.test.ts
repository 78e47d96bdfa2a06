import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { IncoTerm, RequestKind, RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  deccan,
  draft,
  inWork,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  published,
  rate,
  rupees,
  sent,
  type World,
} from './fixtures.js';

const { buyer, buyer2, rival, manager, manager2, senior, supplier, otherSupplier } = people;

const third = systemIds.id();
const thirdSupplier = actors.supplier({ companyId: third });

let world: World;
beforeAll(async () => {
  world = await boot();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
  for (const id of [kaveri, deccan, third])
    await knownSupplier(world, id, { type: CompanyType.SUPPLIER, shortName: `Supplier ${id}` });
});
afterAll(() => world?.close());

const invite = (requestId: string, ...supplierCompanyIds: string[]) =>
  world.client.inviteSuppliers({ requestId, supplierCompanyIds, idempotencyKey: '' }, { actor: manager });

function offer(requestId: string, actor: Actor) {
  const terms = { price: rupees(500_000n), rate, minimumQuantum: 0, leadDays: 20, incoTerm: IncoTerm.FOB };
  const rest = { version: 0, idempotencyKey: '', incoPlace: '', comment: '', files: [], validUntil: '2026-12-20' };
  return world.client.giveOffer({ requestId, ...rest, ...terms }, { actor });
}

/** Creates an accepted request with offers of two suppliers, and returns the ids of the offers. */
async function offered(): Promise<{ id: string; offers: string[] }> {
  const id = await inWork(world);
  const { invitations } = await invite(id, deccan, third);
  for (const actor of [otherSupplier, thirdSupplier]) await offer(id, actor);
  return { id, offers: invitations.map((one) => one.id) };
}

const share = (requestId: string, offerId: string, shared = true) =>
  world.client.shareOffer({ requestId, offerId, shared, idempotencyKey: '' }, { actor: manager });
const deskOf = (actor: Actor, reason = WaitingReason.UNSPECIFIED) =>
  world.client.getDesk({ reason, page: 0 }, { actor });
const listOf = (actor: Actor, kind: RequestKind, waiting: boolean) =>
  world.client.listRequests(listQuery({ kind, waiting }), { actor });

/** Returns why a request waits for a user: on the desk, in the list, on its page and in the notifications. */
async function reasonsFor(actor: Actor, id: string) {
  const task = (await deskOf(actor)).waiting.find(({ request }) => request?.id === id);
  const desk = task === undefined ? [] : [task.reason, ...task.others.map(({ reason }) => reason)];
  const listed = await listOf(actor, RequestKind.RFC, false);
  const row = listed.rows.find((each) => each.id === id)?.waiting ?? [];
  const filtered = await listOf(actor, RequestKind.RFC, true);
  const { request } = await world.client.getRequest({ requestId: id }, { actor });
  const { waiting } = await world.client.describeNews(
    {
      news: [
        {
          requestId: id,
          channel: '',
          ofClaim: false,
          offerId: '',
          status: RequestStatus.UNSPECIFIED,
          at: '2026-11-20T23:00:00.000Z',
        },
      ],
    },
    { actor },
  );
  expect(row).toEqual(desk);
  expect(request?.waiting).toEqual(desk);
  expect(waiting.map(({ reason }) => reason)).toEqual(desk.slice(0, 1));
  expect(filtered.rows.some((each) => each.id === id)).toBe(desk.length > 0);
  return desk;
}

describe('An offer that the broker shared', () => {
  it('waits for every user of the customer until one of the shared offers is marked', async () => {
    const { id, offers } = await offered();
    const [first = '', second = ''] = offers;
    expect(await reasonsFor(buyer, id)).toEqual([]);
    world.clock.set(new Date('2026-11-20T15:00:00Z'));
    await share(id, first);
    world.clock.set(new Date('2026-11-21T12:00:00Z'));
    await share(id, second);
    for (const actor of [buyer, buyer2]) expect(await reasonsFor(actor, id)).toEqual([WaitingReason.OFFERS]);
    const [task] = (await deskOf(buyer, WaitingReason.OFFERS)).waiting;
    expect([task?.request?.id, task?.since.slice(0, 16), task?.dueAt]).toEqual([id, '2026-11-20T15:00', '']);
    // The broker still has to choose a supplier.
    expect(await reasonsFor(manager, id)).toEqual([WaitingReason.TURN]);
    expect(await reasonsFor(manager2, id)).toEqual([]);

    await world.client.preferOffer({ requestId: id, offerId: second, idempotencyKey: '' }, { actor: buyer2 });
    expect(await reasonsFor(buyer, id)).toEqual([]);
    // Hiding the marked offer leaves another one to choose.
    await share(id, second, false);
    expect(await reasonsFor(buyer, id)).toEqual([WaitingReason.OFFERS]);
    await share(id, first, false);
    expect(await reasonsFor(buyer, id)).toEqual([]);
  });

  it('does not wait after its last day in India', async () => {
    const { id, offers } = await offered();
    await share(id, offers[0] ?? '');
    world.clock.set(new Date('2026-12-20T18:29:00Z'));
    expect(await reasonsFor(buyer, id)).toEqual([WaitingReason.OFFERS]);
    world.clock.set(new Date('2026-12-20T18:31:00Z'));
    expect(await reasonsFor(buyer, id)).toEqual([]);
  });

  it('comes after an open question, and both are named', async () => {
    world.clock.set(new Date('2026-11-20T12:00:00Z'));
    const { id, offers } = await offered();
    await share(id, offers[0] ?? '');
    const message = { requestId: id, channel: 'customer', messageId: systemIds.id(), text: 'Какой порт?', files: [] };
    await world.client.postMessage({ ...message, asks: true, idempotencyKey: '' }, { actor: manager });
    expect(await reasonsFor(buyer, id)).toEqual([WaitingReason.QUESTION, WaitingReason.OFFERS]);
    const { rows } = await world.client.listRequests(
      listQuery({ kind: RequestKind.RFC, sort: { key: 'due_at', descending: false } }),
      { actor: buyer },
    );
    const waits = rows.map(({ waiting }) => waiting.length > 0);
    expect(waits).toEqual([...waits].sort((one, other) => Number(other) - Number(one)));
  });
});

describe('An invitation before the request is sent out', () => {
  it('waits for its supplier, without a deadline, until that supplier has made its own offer', async () => {
    world.clock.set(new Date('2026-11-20T12:00:00Z'));
    const id = await inWork(world);
    await invite(id, deccan, third);
    await offer(id, thirdSupplier);
    for (const actor of [otherSupplier, thirdSupplier]) {
      const isAsked = actor === otherSupplier;
      expect(await reasonsFor(actor, id)).toEqual(isAsked ? [WaitingReason.TURN] : []);
      const { request } = await world.client.getRequest({ requestId: id }, { actor });
      expect(request?.waitsFor).toBe(isAsked ? CompanyType.SUPPLIER : CompanyType.BROKER);
      expect(request?.clock).toBeUndefined();
    }
    expect(await reasonsFor(manager, id)).toEqual([WaitingReason.TURN]);
    await offer(id, otherSupplier);
    expect(await reasonsFor(otherSupplier, id)).toEqual([]);
  });
});

describe('For every role', () => {
  it.each([
    ['a customer', buyer],
    ['a colleague', buyer2],
    ['another customer', rival],
    ['a manager', manager],
    ['a colleague of the manager', manager2],
    ['a senior manager', senior],
    ['a supplier', supplier],
    ['another supplier', otherSupplier],
    ['an invited supplier', thirdSupplier],
  ])('the dashboard of %s counts what its lists count, and lists the same requests', async (_, actor) => {
    await draft(world, buyer2);
    await published(world, rival, card({ companyId: deccan }));
    await sent(world, card({ companyId: kaveri }));
    if (actor === thirdSupplier) await invite(await inWork(world), third);
    const kinds =
      actor.companyType === CompanyType.SUPPLIER ? [RequestKind.UNSPECIFIED] : [RequestKind.RFC, RequestKind.RFD];
    const desk = await deskOf(actor);
    const lists = await Promise.all(kinds.map((kind) => listOf(actor, kind, true)));
    const everything = await Promise.all(kinds.map((kind) => listOf(actor, kind, false)));
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
    expect(sum(lists.map(({ waitingTotal }) => waitingTotal))).toBe(desk.waitingTotal);
    expect(sum(lists.map(({ total }) => total))).toBe(desk.waitingTotal);
    expect(sum(everything.map(({ waitingTotal }) => waitingTotal))).toBe(desk.waitingTotal);
    // The counts of the statuses are those of the full list, so that its tabs keep their numbers.
    expect(lists.map(({ statusCounts }) => statusCounts)).toEqual(everything.map(({ statusCounts }) => statusCounts));
    const named = everything.flatMap(({ rows }) => rows).filter(({ waiting }) => waiting.length > 0);
    expect(named.length).toBe(desk.waitingTotal);
    expect(desk.waitingTotal).toBeLessThanOrEqual(10);
    expect(named.map(({ id }) => id).sort()).toEqual(desk.waiting.map(({ request }) => request?.id).sort());
  });
});
