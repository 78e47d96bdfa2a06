import type { CategoryView, LinesToRequestsView, RequestPageView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

interface Line {
  id: string;
  available: boolean;
  product_sku: { sku_id: string; company: { id: string } };
}

let world: World;
let buyer: Browser;
let manager: Browser;
let admin: Browser;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
  admin = await world.signedIn('admin@setu.example', 'ru');
}, 240_000);
afterAll(async () => world?.close());

/** Locks or unlocks a company as an admin and waits until the event is processed. */
async function setActive(companyId: string, active: boolean): Promise<void> {
  const reply = await admin.post(`/admin/api/company/lock/${companyId}`, { unlock: active });
  expect([reply.status, reply.data]).toEqual([200, { active }]);
  await world.settle();
}

const lineOf = async (sku: string): Promise<Line | undefined> =>
  (await buyer.post<{ list: Line[] }>('/basket/items', { pagination: { limit: 100 } })).data.list.find(
    ({ product_sku }) => product_sku.sku_id === sku,
  );

const idIn = (location: string | null): string => location?.split('/').at(-1) ?? '';

describe('A supplier that is locked while its card is in a cart', () => {
  it('is marked in the cart, and a draft for its card is rejected with a reason, until it is unlocked', async () => {
    const found = await buyer.get<CategoryView>('/catalog/category/?f_search=насос');
    const sku = found.pagination.items.find((card) => card.price_mode !== 'request')?.sku_id ?? '';
    await buyer.post('/basket/products/add', { id: sku });
    const line = await lineOf(sku);
    expect(line?.available).toBe(true);
    const draft = idIn((await buyer.call(`/customer/request/create-from-product/${sku}`)).headers.get('location'));
    const published = idIn((await buyer.call(`/basket/basket-to-request/${line?.id}`)).headers.get('location'));
    await buyer.post(`/request/publish/${published}`, { count: 1, comment: 'Образец' });
    await buyer.post('/basket/products/add', { id: sku });
    const supplierId = line?.product_sku.company.id ?? '';
    const listed = async () =>
      (await buyer.get<CategoryView>('/catalog/category/?f_search=насос')).pagination.items.map((card) => card.sku_id);
    expect(await listed()).toContain(sku);

    await setActive(supplierId, false);
    expect(await listed()).not.toContain(sku);
    const marked = await lineOf(sku);
    expect(marked?.available).toBe(false);
    const form = await buyer.get<RequestPageView>(`/request/first-step/${draft}`);
    expect(form.request.last_customer_condition.condition_product_skus[0]?.withdrawn).toBe(true);
    const refused = await buyer.post(`/request/publish/${draft}`, { count: 1, comment: 'Образец' });
    expect([refused.status, refused.failure.data.error]).toEqual([409, 'card_withdrawn']);
    expect((await buyer.call(`/basket/basket-to-request/${marked?.id}`)).status).toBe(409);
    const tea = (await buyer.get<CategoryView>('/catalog/category/?f_search=чай')).pagination.items[0]?.sku_id ?? '';
    await buyer.post('/basket/products/add', { id: tea });
    const open = await lineOf(tea);
    const items = [marked?.id, open?.id, open?.id];
    const { requests, refused: lines } = (await buyer.post<LinesToRequestsView>('/basket/to-requests', { items })).data;
    expect(requests).toEqual([{ item: open?.id, id: expect.any(String) }]);
    expect(lines).toEqual([{ item: marked?.id, message: refused.failure.message }]);
    const again = await buyer.post<LinesToRequestsView>('/basket/to-requests', { items });
    expect(again.data.requests).toEqual(requests);
    expect((await buyer.call(`/customer/request/create-from-product/${sku}`)).status).toBe(404);
    expect((await buyer.post('/basket/products/add', { id: sku })).status).toBe(404);
    const accepted = await manager.post(`/request/update-status/${published}`, { status: 'in_work' });
    expect(accepted.status).toBe(200);

    await setActive(supplierId, true);
    expect((await lineOf(sku))?.available).toBe(true);
    expect((await buyer.post(`/request/publish/${draft}`, { count: 1, comment: 'Образец' })).status).toBe(200);
  });
});
