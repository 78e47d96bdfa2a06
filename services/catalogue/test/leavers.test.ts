import { systemIds } from '@setu/kit/core';
import { UserRemoved } from '@setu/proto/identity/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCard } from '../src/card-forms/changes/create-card.js';
import { toForm } from '../src/card-forms/store/form-version.js';
import { type Catalogue, company, givenCatalogue, sku } from './given.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await givenCatalogue();
});
afterAll(() => catalogue?.close());

const make = (skuId: string, brokerManagerId: string) =>
  catalogue.deps.write(async (stores) => {
    const { content } = (await stores.cardVersions.read(sku.draft, 1)) ?? {};
    if (content === undefined) throw new Error('the draft is gone');
    const form = { ...toForm(content), vendorCode: '' };
    return createCard(stores, { skuId, companyId: company.kaveri, brokerManagerId, form, at: new Date() });
  });

it('a card that a manager makes while he leaves, or after that, is his heir’s', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [userId, heirId] = [systemIds.id(), systemIds.id()];
    const payload = Buffer.from(UserRemoved.encode({ userId, companyId: '', heirId }).finish());
    const event = { id: systemIds.id(), subject: 'setu.identity.user.removed', aggregateId: userId, payload };
    const leaves = { ...event, occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' };
    const ids = Array.from({ length: 5 }, () => systemIds.id());
    const [last = '', ...first] = ids;
    await Promise.all([...first.map((id) => make(id, userId)), catalogue.publish(leaves)]);
    await catalogue.settle();
    await make(last, userId);
    const rows = await catalogue.deps.db('sku').whereIn('id', ids).pluck('broker_manager_id');
    expect(rows).toEqual(ids.map(() => heirId));
  }
});
