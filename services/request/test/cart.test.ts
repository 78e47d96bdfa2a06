import { actors } from '@setu/kit/testing';
import { CardState } from '@setu/proto/catalogue/words';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/cart';
import { CartAdded } from '@setu/proto/request/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, card, cardUpdated, defined, people, republish, type World, withdraw } from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const cartQuery = (over: Partial<wire.ListCartRequest> = {}): wire.ListCartRequest => ({
  search: '',
  later: false,
  page: { page: 1, limit: 10 },
  ...over,
});
const cartOf = (actor: Actor, over: Partial<wire.ListCartRequest> = {}) =>
  world.client.listCart(cartQuery(over), { actor });

describe('The cart', () => {
  it('has one line per card, and adding the card again adds to the count at the first price', async () => {
    const actor = actors.buyer();
    const tea = card({ price: 100n });
    const skuId = defined(tea.card).skuId;
    expect(await world.client.addToCart({ card: tea, count: 2 }, { actor })).toEqual({ lineCount: 1 });
    const dearer = card({ skuId, price: 150n, version: 2 });
    await world.client.addToCart({ card: dearer, count: 3 }, { actor });
    const { lines, total, lineCount } = await cartOf(actor);
    expect([total, lineCount]).toEqual([1, 1]);
    expect(lines[0]).toMatchObject({ count: 5, available: true, priceChanged: true });
    expect([lines[0]?.addedPrice?.minor, lines[0]?.price?.minor]).toEqual([100n, 150n]);
    expect(lines[0]?.card?.skuId).toBe(skuId);
  });

  it('has at most a million of one card', async () => {
    const actor = actors.buyer();
    const tea = card();
    await world.client.addToCart({ card: tea, count: 999_999 }, { actor });
    await world.client.addToCart({ card: tea, count: 999_999 }, { actor });
    expect((await cartOf(actor)).lines[0]?.count).toBe(1_000_000);
  });

  it('adds once per idempotency key, also when the same call is sent repeatedly or concurrently', async () => {
    const actor = actors.buyer();
    const tea = card();
    const add = (idempotencyKey: string, count = 2) =>
      world.client.addToCart({ card: tea, count, idempotencyKey }, { actor });
    const answers = await Promise.all(['press', 'press', 'press'].map((key) => add(key)));
    expect(answers).toEqual([{ lineCount: 1 }, { lineCount: 1 }, { lineCount: 1 }]);
    // The card may have changed between two tabs, but it is still the same attempt.
    const dearer = card({ skuId: defined(tea.card).skuId, version: 2, price: 150n });
    await world.client.addToCart({ card: dearer, count: 2, idempotencyKey: 'press' }, { actor });
    expect((await cartOf(actor)).lines[0]?.count).toBe(2);
    expect(await refused(add('press', 3))).toMatchObject({ kind: 'invalid', code: 'idempotency_key_reused' });
    await add('another press');
    await add('');
    expect((await cartOf(actor)).lines[0]?.count).toBe(6);
    // One event for each addition, naming only the company.
    await world.settle();
    const events = world.events.of('setu.request.cart.added', CartAdded);
    const { skuId } = defined(tea.card);
    expect(events.filter((event) => event.skuId === skuId)).toEqual(
      Array.from({ length: 3 }, () => ({ skuId, companyId: actor.companyId })),
    );
  });

  it('loses nothing when the same card is added ten times concurrently', async () => {
    const actor = actors.buyer();
    const tea = card();
    await Promise.all(Array.from({ length: 10 }, () => world.client.addToCart({ card: tea, count: 1 }, { actor })));
    expect((await cartOf(actor)).lines.map(({ count }) => count)).toEqual([10]);
  });

  it('belongs to one user', async () => {
    await world.client.addToCart({ card: card(), count: 1 }, { actor: people.buyer });
    expect(await world.client.countCart({}, { actor: people.buyer2 })).toEqual({ lineCount: 0 });
    expect((await cartOf(people.rival)).lines).toEqual([]);
  });

  it('rejects a card that is not published', async () => {
    const actor = actors.buyer();
    const call = world.client.addToCart({ card: card({ state: CardState.DRAFT }), count: 1 }, { actor });
    expect(await refused(call)).toMatchObject({ kind: 'not_found' });
    expect(await world.client.countCart({}, { actor })).toEqual({ lineCount: 0 });
  });

  it('rejects a count of zero and a missing or malformed card', async () => {
    const actor = people.buyer;
    expect(await refused(world.client.addToCart({ card: card(), count: 0 }, { actor }))).toMatchObject({
      fields: { count: 'min' },
    });
    expect(await refused(world.client.addToCart({ count: 1 }, { actor }))).toMatchObject({
      fields: { card: 'required' },
    });
    const broken = card({ skuId: 'not-an-id' });
    expect(await refused(world.client.addToCart({ card: broken, count: 1 }, { actor }))).toMatchObject({
      fields: { card: 'invalid' },
    });
  });

  it('removes a line, and removing it again is not an error', async () => {
    const actor = actors.buyer();
    const [tea, pump] = [card(), card()];
    for (const each of [tea, pump]) await world.client.addToCart({ card: each, count: 1 }, { actor });
    const { skuId } = defined(tea.card);
    expect(await world.client.removeFromCart({ skuId }, { actor })).toEqual({ lineCount: 1 });
    expect(await world.client.removeFromCart({ skuId }, { actor })).toEqual({ lineCount: 1 });
    await world.client.clearCart({}, { actor });
    await world.client.clearCart({}, { actor });
    expect(await world.client.countCart({}, { actor })).toEqual({ lineCount: 0 });
  });

  it('shows a withdrawn card as unavailable until it is published again', async () => {
    const actor = actors.buyer();
    const tea = card({ price: 100n });
    const { skuId } = defined(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await withdraw(world, skuId);
    expect((await cartOf(actor)).lines[0]).toMatchObject({ available: false, priceChanged: false });
    await republish(world, card({ skuId, price: 90n, version: 2 }));
    expect((await cartOf(actor)).lines[0]).toMatchObject({ available: true, priceChanged: true });
  });

  it('ignores an event that is older than the stored card', async () => {
    const actor = actors.buyer();
    const tea = card({ price: 100n, version: 5 });
    const { skuId } = defined(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await republish(world, card({ skuId, price: 7n, version: 4 }));
    await withdraw(world, skuId, 45);
    expect((await cartOf(actor)).lines[0]).toMatchObject({ available: true, priceChanged: false });
  });

  it('hides draft versions, and an edit does not make a withdrawn card public again', async () => {
    const actor = actors.buyer();
    const tea = card({ price: 100n });
    const { skuId } = defined(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await cardUpdated(world, card({ skuId, price: 1n, version: 2, state: CardState.DRAFT }));
    expect((await cartOf(actor)).lines[0]).toMatchObject({ priceChanged: false });
    await withdraw(world, skuId);
    await cardUpdated(world, card({ skuId, price: 110n, version: 2 }));
    expect((await cartOf(actor)).lines[0]).toMatchObject({ available: false, priceChanged: true });
  });

  it('trusts a withdrawal over a card fetched before it, and a card fetched later over both', async () => {
    const actor = actors.buyer();
    const tea = card();
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await withdraw(world, defined(tea.card).skuId);
    expect(await refused(world.client.addToCart({ card: tea, count: 1 }, { actor }))).toMatchObject({
      kind: 'not_found',
    });
    await world.client.addToCart({ card: { ...tea, revision: 16 }, count: 1 }, { actor });
    expect((await cartOf(actor)).lines[0]).toMatchObject({ available: true, count: 2 });
  });

  it('rejects a count whose total cannot be stored, including counts that add up', async () => {
    const actor = actors.buyer();
    const dear = card({ price: 10n ** 14n });
    const add = (count: number) => world.client.addToCart({ card: dear, count }, { actor });
    await expect(add(92_234)).rejects.toMatchObject({
      fields: [{ path: 'count', code: 'max', params: { max: '92233' } }],
    });
    await add(92_233);
    await expect(add(1)).rejects.toMatchObject({ fields: [{ path: 'count', code: 'max' }] });
    expect((await cartOf(actor)).lines[0]).toMatchObject({ count: 92_233 });
  });

  it('stores only cards that were put into a cart or requested', async () => {
    const foreignCard = card();
    await republish(world, foreignCard);
    expect(await world.deps.read.cards.isOffered(defined(foreignCard.card).skuId)).toBe(false);
  });
});

describe('The list of the cart', () => {
  const actor = actors.buyer({ locale: 'ru' });
  beforeAll(async () => {
    const cards = [
      card({ name: { en: 'Zinc sheet', ru: 'Ацетат цинка' }, vendorCode: 'ZN-77', price: 300n }),
      card({ name: { en: 'Brass fitting', ru: 'Ёмкость латунная' }, vendorCode: 'BR-1', price: 100n }),
      card({ name: { en: 'Assay service', ru: 'Яркий анализ' }, vendorCode: 'SV-9', price: null }),
    ];
    for (const each of cards) await world.client.addToCart({ card: each, count: 1 }, { actor });
  });
  const codes = async (over: Partial<wire.ListCartRequest>, by: Actor = actor): Promise<string[]> =>
    (await cartOf(by, over)).lines.map((line) => defined(line.card).vendorCode);

  it('shows the newest first by default', async () => {
    expect(await codes({})).toEqual(['SV-9', 'BR-1', 'ZN-77']);
  });

  it("sorts by name in the reader's language, by price with unpriced cards last, and by date", async () => {
    expect(await codes({ sort: { key: 'name', descending: false } }, { ...actor, locale: 'en' })).toEqual([
      'SV-9',
      'BR-1',
      'ZN-77',
    ]);
    expect((await codes({ sort: { key: 'name', descending: false } }))[0]).toBe('ZN-77');
    expect(await codes({ sort: { key: 'price', descending: false } })).toEqual(['BR-1', 'ZN-77', 'SV-9']);
    expect(await codes({ sort: { key: 'price', descending: true } })).toEqual(['ZN-77', 'BR-1', 'SV-9']);
    expect(await codes({ sort: { key: 'added_at', descending: false } })).toEqual(['ZN-77', 'BR-1', 'SV-9']);
  });

  it('searches both names and the vendor code, treats ё as е, and takes % and _ literally', async () => {
    expect(await codes({ search: 'zinc' })).toEqual(['ZN-77']);
    expect(await codes({ search: 'емкость' })).toEqual(['BR-1']);
    expect(await codes({ search: 'sv-9' })).toEqual(['SV-9']);
    expect(await codes({ search: '%' })).toEqual([]);
    expect(await codes({ search: '_' })).toEqual([]);
  });

  it('filters by the current price, both bounds included', async () => {
    const inr = (minor: bigint) => ({ minor, currency: 'INR' });
    expect(await codes({ priceFrom: inr(100n), priceTo: inr(299n) })).toEqual(['BR-1']);
    expect(await codes({ priceFrom: inr(300n) })).toEqual(['ZN-77']);
  });

  it('pages with the correct total, also past the end', async () => {
    const second = await cartOf(actor, { page: { page: 2, limit: 2 } });
    expect([second.lines.length, second.total, second.lineCount]).toEqual([1, 3, 3]);
    const far = await cartOf(actor, { page: { page: 9, limit: 2 } });
    expect([far.lines.length, far.total]).toEqual([0, 3]);
  });

  it('rejects an unknown sort key, a page below 1 and prices in roubles', async () => {
    expect(await refused(cartOf(actor, { sort: { key: 'colour', descending: false } }))).toMatchObject({
      fields: { sort: 'invalid_option' },
    });
    expect(await refused(cartOf(actor, { page: { page: 0, limit: 10 } }))).toMatchObject({ kind: 'invalid' });
    expect(await refused(cartOf(actor, { priceFrom: { minor: 1n, currency: 'RUB' } }))).toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('Access to the cart', () => {
  it('is granted to customers, even if their company may not trade', async () => {
    await world.client.addToCart({ card: card(), count: 1 }, { actor: people.newcomer });
    expect(await world.client.countCart({}, { actor: people.newcomer })).toEqual({ lineCount: 1 });
  });

  it.each(['manager', 'supplier', 'anonymous'] as const)('is denied to the caller %s', async (who) => {
    const actor = people[who];
    const kind = who === 'anonymous' ? 'unauthenticated' : 'forbidden';
    const { skuId } = defined(card().card);
    const calls = [
      world.client.listCart(cartQuery(), { actor }),
      world.client.countCart({}, { actor }),
      world.client.addToCart({ card: card(), count: 1 }, { actor }),
      world.client.removeFromCart({ skuId }, { actor }),
      world.client.clearCart({}, { actor }),
    ];
    for (const call of calls) expect(await refused(call)).toMatchObject({ kind });
  });
});
