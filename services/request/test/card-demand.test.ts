import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, card, draft, people, published, type World } from './fixtures.js';

const { buyer, rival, manager, supplier, otherSupplier } = people;
const day = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const demand = (skuIds: string[] = [], actor: (typeof people)[keyof typeof people] = supplier) =>
  world.client.getCardDemand({ skuIds }, { actor });

it('a supplier sees how often its cards were requested, by week and by card', async () => {
  const [often, once] = [card({ price: 10_000n }), card({ price: 10_000n })];
  const [oftenId = '', onceId = ''] = [often, once].map(({ card: of }) => of?.skuId);
  await published(world, buyer, often);
  world.clock.advance(35 * day);
  await published(world, rival, often);
  await published(world, buyer, once);
  await published(world, buyer, often);
  await draft(world, buyer);
  const { weeks, cards, requests: latest } = await demand();
  expect(latest).toBe(3);
  expect(weeks.map(({ requests }) => requests)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3]);
  expect(cards).toEqual([
    { skuId: oftenId, requests: 2 },
    { skuId: onceId, requests: 1 },
  ]);
  const none = systemIds.id();
  expect((await demand([none, onceId])).cards).toEqual([
    { skuId: none, requests: 0 },
    { skuId: onceId, requests: 1 },
  ]);
});

it("no supplier sees the demand for another company's cards", async () => {
  const { weeks, cards } = await demand([], otherSupplier);
  expect([weeks.length, weeks.some(({ requests }) => requests > 0), cards]).toEqual([12, false, []]);
  for (const actor of [buyer, manager]) await expect(demand([], actor)).rejects.toMatchObject({ kind: 'forbidden' });
});
