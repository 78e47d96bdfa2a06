import { systemIds } from '@setu/kit/core';
import { Card } from '@setu/proto/catalogue/cards';
import { CompanyType, PersonRole } from '@setu/proto/common/words';
import { ReviewEdited } from '@setu/proto/review/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, fixturesOf, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

it('an edit of a returned card by its supplier is published once for its manager, and an edit by others is not', async () => {
  const add = fixturesOf(world);
  const [supplierId, brokerId] = [await add.company(), await add.company({ type: CompanyType.BROKER })];
  const [seller, managerId] = [systemIds.id(), systemIds.id()];
  await add.user({ companyId: supplierId, userId: seller, roles: [PersonRole.TEAM_GENERAL] });
  await add.user({ companyId: brokerId, userId: managerId, roles: [PersonRole.TEAM_MANAGER] });
  const [returned, waiting] = [systemIds.id(), systemIds.id()];
  const reviewId = await add.review({ skuId: returned, supplierId, managerId, status: 'reviewed' });
  await add.review({ skuId: waiting, supplierId, managerId, status: 'corrected' });
  await world.settle();
  world.events.clear();
  const edit = (skuId: string, number: number, by: string) => {
    const card = Card.fromPartial({ skuId, name: { en: 'Tea', ru: 'Чай' }, company: { id: supplierId } });
    return add.card(
      'updated',
      { revision: number, card: { ...card, brokerManagerId: managerId } },
      { draftVersion: 1, edit: number, changed: number === 1 ? ['price_from'] : ['pictures', 'price_from'], by },
    );
  };
  await edit(returned, 1, managerId);
  await edit(waiting, 1, seller);
  await edit(returned, 2, seller);
  await edit(returned, 2, seller);
  await world.settle();
  const events = world.events.of('setu.review.review.edited', ReviewEdited);
  const stored = await world.deps.read.reviews.find(reviewId);
  expect(stored?.correctedFields).toEqual(['pictures', 'price_from']);
  const corrections = await world.deps.read.rounds.corrections(reviewId);
  expect(corrections.map(({ byUserId }) => byUserId).sort()).toEqual([managerId, seller].sort());
  expect(events).toEqual([{ reviewId, skuId: returned, name: { en: 'Tea', ru: 'Чай' }, managerId, reviewerId: '' }]);
});
