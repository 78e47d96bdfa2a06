import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, card, people, refused, sent, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const hour = 3_600_000;

/**
 * Creates a request sent to the supplier some days ago, with its offer some hours later, or without one if `hours` is
 * null.
 */
async function sendRequest(
  supplier: string,
  { daysAgo, hours }: { daysAgo: number; hours: number | null },
): Promise<void> {
  const { id } = await sent(world, card({ companyId: supplier }));
  const at = new Date(world.clock.now().getTime() - daysAgo * 24 * hour);
  await world.deps.db('request').where({ id }).update({ sent_to_supplier_at: at });
  if (hours === null) return;
  await world.deps.db('status_event').insert({
    id: systemIds.id(),
    request_id: id,
    seq: 9,
    status: 'offer_received',
    at: new Date(at.getTime() + hours * hour),
    by_user_id: people.manager.userId,
    acting_user_id: null,
    reason: '',
    comment: '',
  });
}

/** Creates a request and moves it through every status to the end. */
async function complete(supplier: string): Promise<void> {
  const { id } = await sent(world, card({ companyId: supplier }));
  for (const status of ['offer_received', 'supplier_selected', 'contracted', 'partially_paid', 'completed'])
    await world.deps.db('request').where({ id }).update({ status });
}

const completed = async (supplierCompanyId: string) =>
  (await world.client.getAnswerTime({ supplierCompanyId }, { actor: people.anonymous })).completedDeals;

const typical = async (supplierCompanyId: string) =>
  (await world.client.getAnswerTime({ supplierCompanyId }, { actor: people.anonymous })).usualMinutes;

it('the usual answer time is the median of the last half year, needs three offers, and is open to everyone', async () => {
  const [supplier, other] = [systemIds.id(), systemIds.id()];
  await sendRequest(supplier, { daysAgo: 10, hours: 2 });
  await sendRequest(supplier, { daysAgo: 20, hours: 30 });
  await sendRequest(supplier, { daysAgo: 5, hours: null });
  await sendRequest(supplier, { daysAgo: 181, hours: 1 });
  await sendRequest(other, { daysAgo: 3, hours: 1 });
  expect(await typical(supplier)).toBeUndefined();
  await sendRequest(supplier, { daysAgo: 179, hours: 6 });
  expect(await typical(supplier)).toBe(360);
  expect(await typical(other)).toBeUndefined();
  expect(await typical(systemIds.id())).toBeUndefined();
  expect(await refused(typical('not-an-id'))).toMatchObject({ kind: 'not_found' });
});

it('the number of completed deals is open to everyone from the third deal on', async () => {
  const supplier = systemIds.id();
  await complete(supplier);
  await complete(supplier);
  await sent(world, card({ companyId: supplier }));
  expect(await completed(supplier)).toBeUndefined();
  await complete(supplier);
  expect(await completed(supplier)).toBe(3);
});
