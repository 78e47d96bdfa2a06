import { systemIds } from '@setu/kit/core';
import { UserRemoved, UserSteppedDown } from '@setu/proto/identity/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCard } from '../src/card-forms/changes/create-card.js';
import { toForm } from '../src/card-forms/store/form-version.js';
import { type Catalogue, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const eventOf = (event: 'removed' | 'stepped_down', userId: string, payload: Uint8Array) => ({
  ...{ id: systemIds.id(), subject: `setu.identity.user.${event}`, aggregateId: userId, payload: Buffer.from(payload) },
  ...{ occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' },
});

const make = (skuId: string, brokerManagerId: string) =>
  catalogue.deps.write(async (stores) => {
    const { content } = (await stores.cardVersions.read(sku.draft, 1)) ?? {};
    if (content === undefined) throw new Error('the draft is gone');
    const form = { ...toForm(content), vendorCode: '' };
    return createCard(stores, { skuId, companyId: company.kaveri, brokerManagerId, form, at: new Date() });
  });

it('a card that a manager creates during or after their departure goes to their successor', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [userId, successorId] = [systemIds.id(), systemIds.id()];
    const leaves = eventOf(
      'removed',
      userId,
      UserRemoved.encode({ userId, companyId: '', heirId: successorId }).finish(),
    );
    const ids = Array.from({ length: 5 }, () => systemIds.id());
    const [last = '', ...first] = ids;
    await Promise.all([...first.map((id) => make(id, userId)), catalogue.publish(leaves)]);
    await catalogue.settle();
    await make(last, userId);
    const rows = await catalogue.deps.db('sku').whereIn('id', ids).pluck('broker_manager_id');
    expect(rows).toEqual(ids.map(() => successorId));
  }
});

it('the cards of a user who is no longer a manager go to the successor, and a user who is no longer a reviewer keeps theirs', async () => {
  const [userId, successorId, card] = [systemIds.id(), systemIds.id(), systemIds.id()];
  await make(card, userId);
  const managerOf = async () =>
    (await catalogue.deps.db('sku').where({ id: card }).first('broker_manager_id'))?.broker_manager_id;
  for (const [fromManaging, expected] of [
    [false, userId],
    [true, successorId],
  ] as const) {
    const stepped = { userId, companyId: '', heirId: successorId, fromManaging, fromReviewing: !fromManaging };
    await catalogue.publish(eventOf('stepped_down', userId, UserSteppedDown.encode(stepped).finish()));
    await catalogue.settle();
    expect(await managerOf()).toBe(expected);
  }
});
