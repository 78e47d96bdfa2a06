import type { OfferLandedList, OfferListView, RequestLandedView, RequestListView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { companyIdOf, kaveriDeal } from './kaveri-deal.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let kaveri: Browser;
let deccan: Browser;
let manager: Browser;
let requestId: string;
const at = (end: string) => `/request/${requestId}${end}`;
const landed = (who = buyer) => who.get<RequestLandedView>(at('/landed-price'));
const record = async (who: Browser, body: object) =>
  (await who.post<RequestLandedView>(at('/landed-price'), body)).data;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  kaveri = await world.signedIn('supplier@kaveri.example', 'en');
  deccan = await world.signedIn('supplier@deccan.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'ru');
  requestId = await kaveriDeal({ buyer, manager, supplier: kaveri }, 'send_to_supplier');
}, 240_000);
afterAll(async () => world?.close());

const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);

describe('The landed price of a request', () => {
  it('gets its first version with the publication, from the price of the card', async () => {
    const found = await landed();
    expectNames(found, 'latest, versions, changes, moved, is_outdated, may_record, may_override');
    expectNames(found.latest, 'price, mode, figures');
    expectNames(found.versions[0], 'version, made_at, by, acting, source, total, is_complete');
    expect(found).toMatchObject({ versions: [{ version: 1, source: 'card', by: { name: 'Марина' } }], changes: [] });
    const { lines = [], total = 0 } = found.latest?.price ?? {};
    expect(lines.reduce((all, { amount }) => all + cents(amount), 0)).toBe(cents(total));
  });

  it('is computed for a request without a version, and stored only when somebody recalculates it', async () => {
    const { list } = await buyer.get<RequestListView>('/customer/request-from-catalog-list?limit=100');
    const old = list.find(({ id, status }) => id !== requestId && status === 'new')?.id;
    const path = `/request/${old}/landed-price`;
    const first = await buyer.get<RequestLandedView>(path);
    expect(first).toMatchObject({ latest: { mode: null, figures: [] }, versions: [], changes: [], may_record: true });
    expect((await buyer.get<RequestLandedView>(path)).versions).toEqual([]);
    const { data: stored } = await buyer.post<RequestLandedView>(path, { version: 0 });
    expect(stored.versions).toMatchObject([{ version: 1, total: first.latest?.price.total }]);
  });

  it('gets a replaced figure from the manager, and the customer sees what changed', async () => {
    const { versions, latest } = await landed();
    const broker = latest?.price.lines.find(({ kind }) => kind === 'broker')?.amount ?? 0;
    const figure = { kind: 'broker', value: String(broker + 1000.5), reason: 'Договор брокера' };
    await record(manager, { version: versions[0]?.version, figure });
    const now = await landed();
    expect(now.latest?.figures).toEqual([{ kind: 'broker', value: broker + 1000.5, reason: 'Договор брокера' }]);
    expect(now.changes).toEqual([{ kind: 'broker', before: broker, now: broker + 1000.5 }]);
    expect(now.versions.map(({ version, by }) => [version, by?.surname])).toEqual([
      [2, (await manager.context()).user?.surname],
      [1, (await buyer.context()).user?.surname],
    ]);
    expect(now).toMatchObject({ may_record: true, may_override: false });
  });

  it('keeps replaced figures, and follows the city that the customer chooses', async () => {
    const before = await landed();
    const cities = await buyer.get<{ code: string }[]>('/api/landed-price/cities');
    const now = await record(buyer, { version: 2, city: cities.at(-1)?.code });
    expect(now.latest?.price.city.code).toBe(cities.at(-1)?.code);
    expect(now.latest?.figures).toEqual(before.latest?.figures);
    expect(now.latest?.price.total).not.toBe(before.latest?.price.total);
    await record(buyer, { version: 3, city: 'RUMOW' });
  });

  it.each([
    ['an unknown city', { city: 'RUXXX' }, { city: 'Сюда мы доставку не считаем. Выберите город из списка' }],
    ['a figure without a reason', { figure: { kind: 'storage', value: '5' } }, { reason: 'Заполните это поле' }],
    [
      'a negative figure',
      { figure: { kind: 'freight', value: '-5', reason: 'abc' } },
      { 'figure.value': 'Не меньше 0' },
    ],
    [
      'a percentage above a thousand',
      { figure: { kind: 'duty', value: '1001', reason: 'abc' } },
      { 'figure.value': 'Не больше 1\u00A0000' },
    ],
  ])('is refused for %s', async (_, body, error) => {
    const { status, failure } = await manager.call(at('/landed-price'), {
      ...{ method: 'POST', body: { version: 4, ...body } },
    });
    expect([status, failure.data.error]).toEqual([422, error]);
  });

  it('is refused for a version that is no longer the newest, and for a figure of the customer', async () => {
    const old = await buyer.call(at('/landed-price'), { method: 'POST', body: { version: 1 } });
    expect([old.status, old.failure.data.error]).toEqual([409, 'conflict']);
    const figure = { kind: 'freight', value: '5', reason: 'Дешевле' };
    const own = await buyer.call(at('/landed-price'), { method: 'POST', body: { version: 4, figure } });
    expect(own.status).toBe(403);
  });
});

describe('The landed prices of offers', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const offer = (value: number, inco_terms: string, inco_place: string) => ({
    ...{ price: { value, currency: 'INR' }, inco_terms, inco_place, lead_days: 20, valid_until: inDays(30) },
  });

  it('compare FOB with CIF, and mark the one that is cheapest in the warehouse', async () => {
    await manager.post(at('/invitations'), { suppliers: [await companyIdOf(deccan)] });
    await kaveri.post(at('/offer'), offer(120_000, 'FOB', 'Nhava Sheva'));
    await deccan.post(at('/offer'), offer(120_500, 'CIF', 'Novorossiysk'));
    const { list: offers } = await manager.get<OfferListView>(at('/offers'));
    for (const { id } of offers) await manager.post(at(`/offers/${id}/share`), { shared: true });
    const found = await buyer.get<OfferLandedList>(at('/offers/landed-price'));
    expectNames(found, 'list, city, rate_date');
    expectNames(found.list[0], 'id, total, per_unit, is_complete, lines, gaps, is_cheapest, above_cheapest');
    const of = (value: number) =>
      found.list.find(({ id }) => id === offers.find(({ terms }) => terms.price.value === value)?.id);
    const [fob, cif] = [of(120_000), of(120_500)];
    expect(cif?.lines.find(({ kind }) => kind === 'freight')).toMatchObject({ amount: 0, is_included: true });
    expect(fob?.lines.find(({ kind }) => kind === 'freight')?.is_included).toBe(false);
    expect(cif).toMatchObject({ is_complete: true, is_cheapest: true, above_cheapest: null });
    expect(cents(fob?.above_cheapest ?? null)).toBe(cents(fob?.total ?? 0) - cents(cif?.total ?? 0));
  });

  it('name neither places nor sources to the customer, because they may reveal the supplier', async () => {
    const { text } = await buyer.call(at('/offers/landed-price'));
    for (const secret of ['Нава', 'Новоросс', 'INNSA', 'source']) expect(text).not.toContain(secret);
  });

  it('become the landed price of the request when the manager chooses one', async () => {
    const { list } = await manager.get<OfferListView>(at('/offers'));
    const chosen = list.find(({ terms }) => terms.inco_terms === 'CIF');
    await manager.post(at(`/offers/${chosen?.id}/pick`), {});
    const found = await landed();
    expect(found.versions[0]).toMatchObject({ source: 'offer', version: 5 });
    expect(found.latest?.price.lines.find(({ kind }) => kind === 'freight')?.is_included).toBe(true);
    expect(found.latest?.price.routes).toEqual([]);
    expect((await landed(manager)).latest?.price.routes).not.toEqual([]);
    const figure = { kind: 'freight', value: '5', reason: 'abc' };
    const unused = await manager.call(at('/landed-price'), { method: 'POST', body: { version: 5, figure } });
    expect(unused.failure.data.codes).toEqual({ 'figure.kind': 'figure_unused' });
  });

  it('and the landed price do not exist for suppliers, not even for the chosen one', async () => {
    for (const who of [kaveri, deccan])
      for (const end of ['/landed-price', '/offers/landed-price']) expect((await who.call(at(end))).status).toBe(404);
  });
});
