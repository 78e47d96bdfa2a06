import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { MilestoneKind, RequestKind, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  boot,
  draft,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  published,
  refusal,
  rupees,
  sent,
  transition,
  type World,
} from './fixtures.js';

const { buyer, manager, manager2, senior, supplier } = people;

let world: World;
const names = new Map<string, string>();

/** Names a request and lets an hour pass. */
function named(name: string, id: string): string {
  names.set(id, name);
  world.clock.advance(3_600_000);
  return id;
}

/** Creates a contracted request. */
async function contracted(): Promise<string> {
  const { id } = await sent(world);
  const price = rupees(100_000n);
  await world.client.recordOffer({ ...transition(id), price }, { actor: manager });
  await world.client.selectSupplier({ ...transition(id), supplierCompanyId: kaveri }, { actor: manager });
  await world.client.signContract({ ...transition(id), price, supplierCompanyId: kaveri }, { actor: manager });
  return id;
}

const order = async (actor: Actor, descending = false, kind = RequestKind.RFC) =>
  (await world.client.listRequests(listQuery({ kind, sort: { key: 'due_at', descending } }), { actor })).rows.map(
    ({ id }) => names.get(id),
  );

const ask = (requestId: string, actor: Actor, channel: string) =>
  world.client.postMessage(
    { requestId, channel, text: 'Подтвердите', files: [], messageId: systemIds.id(), asks: true, idempotencyKey: '' },
    { actor },
  );

let paid = '';
let owing = '';
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
  owing = named('owing', await contracted());
  paid = named('paid', await contracted());
  named('quoting', (await sent(world)).id);
  const asked = named('asked', (await sent(world)).id);
  named('fresh', (await published(world)).id);
  const over = named('over', (await published(world)).id);
  named('draft', await draft(world));
  await world.client.rejectRequest(refusal(over), { actor: manager });
  await ask(asked, manager, 'customer');
});
afterAll(() => world?.close());

it('a customer’s own steps come first by deadline, then questions to them, drafts, the rest, and ended requests', async () => {
  expect(await order(buyer)).toEqual(['owing', 'paid', 'asked', 'draft', 'fresh', 'quoting', 'over']);
  expect(await order(buyer, true)).toEqual(['quoting', 'fresh', 'draft', 'asked', 'paid', 'owing', 'over']);
});

it('a supplier’s list starts with the requests that wait for its offer', async () => {
  expect(await order(supplier, false, RequestKind.UNSPECIFIED)).toEqual(['quoting', 'asked', 'paid', 'owing']);
});

it('a request leaves the customer’s own steps when it is handed over to the broker, and keeps its place when it gets another manager', async () => {
  const report = { kind: MilestoneKind.ADVANCE, happenedOn: world.clock.now().toISOString().slice(0, 10), version: 0 };
  const said = { sayingId: systemIds.id(), timeZone: '', idempotencyKey: '' };
  await world.client.sayMilestone({ requestId: paid, ...report, ...said }, { actor: buyer });
  await world.client.setManager({ requestId: owing, managerId: manager2.userId }, { actor: senior });
  expect(await order(buyer)).toEqual(['owing', 'asked', 'draft', 'fresh', 'quoting', 'paid', 'over']);
});

it('a supplier’s list and dashboard follow the day of the shipment, not the limit of its stage', async () => {
  const shipments = [
    [named('ships later', await contracted()), 40],
    [named('ships soon', await contracted()), 2],
  ] as const;
  for (const [requestId, days] of shipments) {
    await world.client.recordPayment(transition(requestId), { actor: manager });
    const expectedOn = new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const plan = { kind: MilestoneKind.SHIPPED, expectedOn, version: 0, timeZone: '', idempotencyKey: '' };
    await world.client.sayMilestone({ requestId, sayingId: systemIds.id(), ...plan }, { actor: manager });
  }
  const isShipment = (name: string | undefined) => name?.startsWith('ships') ?? false;
  const listed = (await order(supplier, false, RequestKind.UNSPECIFIED)).filter(isShipment);
  const { waiting } = await world.client.getDesk({ reason: WaitingReason.TURN, page: 1 }, { actor: supplier });
  const onDesk = waiting.map(({ request }) => names.get(request?.id ?? '')).filter(isShipment);
  expect([listed, onDesk]).toEqual([
    ['ships soon', 'ships later'],
    ['ships soon', 'ships later'],
  ]);
});
