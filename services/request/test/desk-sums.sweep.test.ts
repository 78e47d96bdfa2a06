import { lotInRoubles, wholeCount } from '@setu/kit/core';
import { sampled } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import type { RequestRow } from '@setu/proto/request/requests';
import { IncoTerm, RequestKind, RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  deccan,
  defined,
  inWork,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  published,
  rate,
  refusal,
  rupees,
  transition,
  view,
  volga,
  type World,
} from './fixtures.js';

let world: World;
let id = '';
const { manager, manager2, senior, buyer, buyer2, rival, supplier, otherSupplier } = people;
const actors: Record<string, Actor> = { manager, manager2, senior, buyer, buyer2, rival, supplier, otherSupplier };

beforeAll(async () => {
  world = await boot();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
  await companyChanged(world, { companyId: volga, shortName: 'Волга' });
  for (const company of [kaveri, deccan])
    await knownSupplier(world, company, { type: CompanyType.SUPPLIER, shortName: `Supplier ${company}` });
});
afterAll(() => world?.close());

const give = (actor: Actor, paise: bigint, rateE4: bigint) =>
  world.client.giveOffer(
    {
      ...{ requestId: id, version: 0, idempotencyKey: '', price: rupees(paise), rate: { ...rate, valueE4: rateE4 } },
      ...{ minimumQuantum: 1, leadDays: 20, incoTerm: IncoTerm.FOB, incoPlace: 'Mundra', validUntil: '2026-12-20' },
      ...{ comment: '', files: [] },
    },
    { actor },
  );
const invite = async (...companies: string[]) =>
  world.client.inviteSuppliers(
    { requestId: id, supplierCompanyIds: companies, idempotencyKey: '' },
    { actor: manager },
  );
const pick = async (actor: Actor) => {
  const { invitationId } = await world.client.getOffer({ requestId: id }, { actor });
  const to = { requestId: id, offerId: invitationId, version: 0, offerVersion: 0, idempotencyKey: '' };
  await world.client.pickOffer(to, { actor: manager });
};

/** Returns the rows of a list under the filters that the desk's link uses. */
async function listed(actor: Actor, status: RequestStatus, late = false): Promise<RequestRow[]> {
  const isSupplier = actor.companyType === 'supplier';
  const isOwnDesk = actor === manager || actor === manager2;
  const kinds = isSupplier ? [RequestKind.UNSPECIFIED] : [RequestKind.RFC, RequestKind.RFD];
  const pages = kinds.map(async (kind) => {
    const filters = { kind, late, statuses: [status], managerIds: isOwnDesk ? [actor.userId] : [] };
    const query = listQuery({ ...filters, unassigned: isOwnDesk, page: { page: 1, limit: 100 } });
    const { rows, total } = await world.client.listRequests(query, { actor });
    expect(rows).toHaveLength(total);
    return rows;
  });
  return (await Promise.all(pages)).flat();
}

const roubles = ({ totalPrice, count }: RequestRow): bigint =>
  totalPrice?.money && totalPrice.rate ? lotInRoubles(totalPrice.money, totalPrice.rate, wholeCount(count)).minor : 0n;

/** Compares the desk of a user with the lists that its numbers link to, and the lists with the pages of the requests. */
async function compare(actor: Actor): Promise<void> {
  const query = { reason: WaitingReason.UNSPECIFIED, page: 1 };
  const { stages } = await world.client.getDesk(query, { actor });
  for (const status of [
    ...[RequestStatus.NEW, RequestStatus.IN_WORK, RequestStatus.SEND_TO_SUPPLIER, RequestStatus.OFFER_RECEIVED],
    ...[RequestStatus.SUPPLIER_SELECTED, RequestStatus.CONTRACTED, RequestStatus.PARTIALLY_PAID],
    RequestStatus.COMPLETED,
  ]) {
    const stage = stages.find((each) => each.status === status);
    const rows = await listed(actor, status);
    expect([status, stage?.count ?? 0]).toEqual([status, rows.length]);
    const sum = rows.reduce((all, row) => all + (row.totalPrice?.money?.minor ?? 0n), 0n);
    expect([status, stage?.totalPaise ?? 0n]).toEqual([status, sum]);
    // A supplier's money is rupees, so its sums have no roubles.
    if (actor.companyType === 'supplier') expect(stage?.totalKopecks).toBeUndefined();
    else
      expect([status, stage?.totalKopecks ?? 0n]).toEqual([status, rows.reduce((all, row) => all + roubles(row), 0n)]);
    if (actor.companyType === 'broker')
      expect([status, stage?.late ?? 0]).toEqual([status, (await listed(actor, status, true)).length]);
    for (const { id: requestId, totalPrice } of rows) {
      const page = await view(world, requestId, actor);
      expect(totalPrice).toEqual(page.contractPrice ?? page.offerPrice ?? page.customerPrice);
    }
  }
  if (actor.companyType !== 'broker') return;
  const counts = await world.client.countRequests({}, { actor });
  const total = async (kind: RequestKind) =>
    (await world.client.listRequests(listQuery({ kind, statuses: [RequestStatus.NEW] }), { actor })).total;
  expect([counts.newRfc, counts.newRfd]).toEqual([await total(RequestKind.RFC), await total(RequestKind.RFD)]);
}

const steps: [action: string, run: () => Promise<unknown>][] = [
  ['a request is published', () => published(world, buyer, card({ companyId: deccan, price: 12_345n }))],
  [
    'a manager takes another request into work',
    async () => {
      id = await inWork(world);
    },
  ],
  ['two suppliers are invited', () => invite(kaveri, deccan)],
  ['a supplier gives an offer', () => give(otherSupplier, 500_000n, 900_000n)],
  ['the other supplier gives an offer', () => give(supplier, 490_000n, 910_000n)],
  ['the offer of one is chosen', () => pick(otherSupplier)],
  [
    'the contract is signed',
    () =>
      world.client.signContract(
        { ...transition(id), price: rupees(480_000n), rate, supplierCompanyId: deccan },
        { actor: manager },
      ),
  ],
  ['time passes', async () => world.clock.advance(20 * 86_400_000)],
  [
    'an advance is paid',
    () =>
      world.client.recordPayment(
        { ...transition(id), payment: { amount: rupees(96_000n), dueOn: '' } },
        { actor: manager },
      ),
  ],
  ['the deal is completed', () => world.client.completeRequest(transition(id), { actor: manager })],
  [
    'another request is rejected',
    async () => world.client.rejectRequest(refusal(await inWork(world)), { actor: manager }),
  ],
];

it.each(steps.map((step, index) => [...step, sampled(Object.values(actors), { sample: 3 }, index)] as const))(
  'after %s, every desk, list and page shows the same numbers and sums',
  async (_, run, compared) => {
    await run();
    for (const actor of compared) await compare(actor);
  },
);

it('a supplier sees the price of its own offer in lists, among the requests that it has answered', async () => {
  id = await inWork(world);
  await invite(kaveri, deccan);
  await give(otherSupplier, 70_000n, 900_000n);
  const row = defined((await listed(otherSupplier, RequestStatus.OFFER_RECEIVED)).find((each) => each.id === id));
  expect(row.totalPrice?.money?.minor).toBe(70_000n);
  const foreign = defined((await listed(supplier, RequestStatus.SEND_TO_SUPPLIER)).find((each) => each.id === id));
  expect(foreign.totalPrice?.money?.minor).not.toBe(70_000n);
});

it('a supplier’s list sorted by price follows the prices that the supplier may know', async () => {
  const pricesOf = async (actor: Actor) => {
    const query = listQuery({ kind: RequestKind.UNSPECIFIED, page: { page: 1, limit: 100 } });
    const { rows } = await world.client.listRequests(
      { ...query, sort: { key: 'total_price', descending: false } },
      { actor },
    );
    return rows.map(({ totalPrice }) => totalPrice?.money?.minor);
  };
  // The other supplier's offer is lower than every price of this supplier, and must not bring its request to the top.
  id = await inWork(world);
  await invite(kaveri, deccan);
  await give(supplier, 999_000n, 900_000n);
  await give(otherSupplier, 100n, 900_000n);
  const prices = await pricesOf(supplier);
  expect(prices).toContain(999_000n);
  const known = prices.filter((minor) => minor !== undefined);
  expect(prices).toEqual([
    ...known.toSorted((a, b) => Number(a - b)),
    ...prices.filter((minor) => minor === undefined),
  ]);
});

it('the first answer is the median time until a manager accepts or rejects a customer’s request of the last 30 days', async () => {
  const start = new Date('2027-06-01T09:00:00Z');
  const answer = async (by: Actor, minutes: number, isRejected = false) => {
    world.clock.set(start);
    const { id: request } = await published(world);
    world.clock.advance(minutes * 60_000);
    if (isRejected) await world.client.rejectRequest(refusal(request), { actor: by });
    else await world.client.takeIntoWork(transition(request), { actor: by });
  };
  for (const minutes of [10, 30, 200]) await answer(manager, minutes);
  await answer(manager2, 50, true);
  await answer(manager2, 60);
  const first = async (actor: Actor) =>
    (await world.client.getDesk({ reason: WaitingReason.UNSPECIFIED, page: 1 }, { actor })).firstAnswers;
  expect(await first(manager)).toEqual({ count: 3, medianMinutes: 30 });
  expect(await first(manager2)).toEqual({ count: 2, medianMinutes: 55 });
  expect(await first(senior)).toEqual({ count: 5, medianMinutes: 50 });
  expect(await first(buyer)).toBeUndefined();
  world.clock.set(new Date(start.getTime() + 31 * 86_400_000));
  expect(await first(senior)).toBeUndefined();
});
