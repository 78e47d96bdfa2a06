import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, draft, kaveri, knownSupplier, people, published, refusal, sent, type World } from './fixtures.js';

const { buyer, manager, supplier } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
});
afterAll(() => world?.close());

it('the requests of the companies of a list are counted for managers, and for no customer or supplier', async () => {
  await draft(world);
  await sent(world);
  const { id } = await published(world);
  await world.client.rejectRequest(refusal(id), { actor: manager });
  const unknown = '99999999-0000-4000-8000-000000000000';
  const companyIds = [buyer.companyId, kaveri, unknown];
  const { loads } = await world.client.batchCountCompanyRequests({ companyIds }, { actor: manager });
  expect(loads[buyer.companyId]).toMatchObject({ open: 1, published: 2 });
  expect(loads[unknown]).toBeUndefined();
  for (const actor of [buyer, supplier])
    await expect(world.client.batchCountCompanyRequests({ companyIds }, { actor })).rejects.toThrow();
  const wrong = world.client.batchCountCompanyRequests({ companyIds: ['1'] }, { actor: manager });
  await expect(wrong).rejects.toThrow();
});
