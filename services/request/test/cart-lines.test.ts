import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import { RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, card, defined, people, published, rate, refusal, rupees, type World, withdraw } from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const cartOf = (actor: Actor, later = false) =>
  world.client.listCart({ search: '', later, page: { page: 1, limit: 10 } }, { actor });

async function aLine(actor: Actor, of = card(), count = 2): Promise<string> {
  await world.client.addToCart({ card: of, count }, { actor });
  const { lines } = await cartOf(actor);
  return defined(lines.find((line) => line.card?.skuId === of.card?.skuId)).id;
}

it('a cart line has the count that was set last, setting it again does nothing, and the total follows', async () => {
  const actor = actors.buyer();
  const lineId = await aLine(actor, card({ price: 100n }));
  await aLine(actor, card({ price: null }), 5);
  for (const _ of [1, 2]) {
    const { line, cartTotal } = await world.client.setCartCount({ lineId, count: 700 }, { actor });
    expect(line).toMatchObject({ id: lineId, count: 700 });
    expect(cartTotal).toMatchObject({ price: { minor: 70_000n, currency: 'INR' }, pricedLines: 1, unpricedLines: 1 });
  }
  expect((await cartOf(actor)).cartTotal?.price?.minor).toBe(70_000n);
});

it('the total in roubles is the sum of the lines as readers see them: the unit price in kopecks times the count', async () => {
  const actor = actors.buyer();
  const quoted = { ...rate, valueE4: 91_840n, nominal: 10 };
  const lineId = await aLine(actor, card({ price: 34_650n }), 500);
  await aLine(actor, card({ price: 11n }), 7);
  const cart = await world.client.listCart(
    { search: '', later: false, page: { page: 1, limit: 10 }, rate: quoted },
    { actor },
  );
  // 318.23 roubles × 500, and 0.10 × 7.
  const [roubles, more] = [15_911_500n + 70n, 31_823n];
  expect(cart.cartTotal?.roubles).toEqual({ minor: roubles, currency: 'RUB' });
  expect(cart.cartTotal?.suppliers.map((one) => one.roubles?.minor)).toEqual([roubles]);
  const changed = await world.client.setCartCount({ lineId, count: 501, rate: quoted }, { actor });
  expect(changed.cartTotal?.roubles?.minor).toBe(roubles + more);
  expect((await cartOf(actor)).cartTotal?.roubles).toBeUndefined();
});

it('a total says that it is the lowest one if a card in it has a price range', async () => {
  const actor = actors.buyer();
  await aLine(actor, card({ price: 100n }));
  expect((await cartOf(actor)).cartTotal).toMatchObject({ isLowerBound: false });
  const of = card({ price: 39_800n });
  await aLine(actor, { ...of, card: { ...defined(of.card), priceTo: rupees(45_700n) } });
  const { cartTotal } = await cartOf(actor);
  expect(cartTotal).toMatchObject({ isLowerBound: true, price: { minor: 79_800n } });
  expect(cartTotal?.suppliers.some(({ isLowerBound }) => isLowerBound)).toBe(true);
});

it('impossible counts are rejected on their field, and the line keeps its count', async () => {
  const actor = actors.buyer();
  const lineId = await aLine(actor, card({ price: 10n ** 14n }), 3);
  const set = (count: number) => refused(world.client.setCartCount({ lineId, count }, { actor }));
  expect(await set(0)).toMatchObject({ fields: { count: 'min' } });
  expect(await set(92_234)).toMatchObject({ fields: { count: 'max' } });
  expect((await cartOf(actor)).lines[0]?.count).toBe(3);
});

it('a cart line saved for later is left out of the cart, its count and its total, and returns unchanged', async () => {
  const actor = actors.buyer();
  const tea = card({ price: 100n });
  const lineId = await aLine(actor, tea, 40);
  const saveForLater = (later: boolean) => world.client.keepForLater({ lineId, later }, { actor });
  expect(await saveForLater(true)).toEqual({ lineCount: 0, laterCount: 1 });
  const since = (await cartOf(actor, true)).lines[0]?.laterAt;
  expect(await saveForLater(true)).toEqual({ lineCount: 0, laterCount: 1 });
  const apart = await cartOf(actor, true);
  expect(apart.lines[0]).toMatchObject({ id: lineId, count: 40, laterAt: since });
  expect(await cartOf(actor)).toMatchObject({ lines: [], total: 0, lineCount: 0, cartTotal: { pricedLines: 0 } });
  await world.client.clearCart({}, { actor });
  expect(await saveForLater(false)).toEqual({ lineCount: 1, laterCount: 0 });
  expect((await cartOf(actor)).lines[0]).toMatchObject({ id: lineId, count: 40, laterAt: '' });
});

it("adding a card that was saved for later puts it in the cart with the new count and today's price", async () => {
  const actor = actors.buyer();
  const tea = card({ price: 100n });
  const lineId = await aLine(actor, tea, 40);
  await world.client.keepForLater({ lineId, later: true }, { actor });
  const dearer = card({ skuId: defined(tea.card).skuId, price: 150n, version: 2 });
  await world.client.addToCart({ card: dearer, count: 3 }, { actor });
  const { lines } = await cartOf(actor);
  expect(lines[0]).toMatchObject({ id: lineId, count: 3, priceChanged: false, laterAt: '' });
});

it("a cart line shows the company's open request for its card until that request ends", async () => {
  const tea = card();
  const request = await published(world, people.buyer, tea);
  await aLine(people.buyer2, tea);
  await aLine(people.rival, tea);
  const duplicate = async (actor: Actor) =>
    (await cartOf(actor)).lines.find((line) => line.card?.skuId === tea.card?.skuId)?.openTwin;
  const numericHash = request.numericHash;
  expect(await duplicate(people.buyer2)).toEqual({ id: request.id, numericHash });
  expect(await duplicate(people.rival)).toBeUndefined();
  const cancelled = await world.client.cancelRequest(refusal(request.id), { actor: people.buyer });
  expect(defined(cancelled.request).status).toBe(RequestStatus.REJECTED_BY_CUSTOMER);
  expect(await duplicate(people.buyer2)).toBeUndefined();
});

it('a withdrawn card adds nothing to the total', async () => {
  const actor = actors.buyer();
  const [tea, pump] = [card({ price: 100n }), card({ price: 7n })];
  await aLine(actor, tea, 1);
  await aLine(actor, pump, 1);
  await withdraw(world, defined(tea.card).skuId);
  expect((await cartOf(actor)).cartTotal).toMatchObject({ price: { minor: 7n }, pricedLines: 1 });
});

it("another user's cart line is not found, and users who are not customers have no cart", async () => {
  const lineId = await aLine(people.buyer);
  for (const actor of [people.buyer2, people.rival]) {
    expect(await refused(world.client.setCartCount({ lineId, count: 1 }, { actor }))).toMatchObject({
      kind: 'not_found',
    });
    expect(await refused(world.client.keepForLater({ lineId, later: true }, { actor }))).toMatchObject({
      kind: 'not_found',
    });
  }
  for (const actor of [people.manager, people.supplier]) {
    expect(await refused(world.client.setCartCount({ lineId, count: 1 }, { actor }))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refused(world.client.keepForLater({ lineId, later: true }, { actor }))).toMatchObject({
      kind: 'forbidden',
    });
  }
});
