import type { SavedView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
}, 240_000);
afterAll(() => world?.close());

const list = '/user/views/customer_rfc';
const saved = () => buyer.get<SavedView[]>(list);

describe('Saved views of a list', () => {
  it('store the valid part of an address, starting at its first page', async () => {
    const query = 'status[]=in_work&status[]=new&sort[name]=asc&page=3&utm=mail&search=насос';
    const { data } = await buyer.post<SavedView>(list, { name: 'Насосы', query });
    expect(Object.fromEntries(new URLSearchParams(data.query))).toEqual({
      search: 'насос',
      'sort[name]': 'asc',
      status: 'in_work,new',
    });
    expect(await saved()).toEqual([data]);
  });

  it('reject an unreadable query and an unknown list', async () => {
    const wrong = await buyer.post(list, { name: 'x', query: 'sort[secret]=asc' });
    expect([wrong.status, wrong.failure.data.codes]).toEqual([422, { query: 'invalid' }]);
    const nameless = await buyer.post(list, { name: '   ', query: '' });
    expect([nameless.status, nameless.failure.data.codes]).toEqual([422, { name: 'required' }]);
    const nowhere = await buyer.post('/user/views/everything', { name: 'x' });
    expect([nowhere.status, (await buyer.call('/user/views/everything')).status]).toEqual([404, 404]);
    expect(await saved()).toHaveLength(1);
  });

  it('include a default that the list opens with, which stays the default when it is renamed', async () => {
    const [first] = await saved();
    const other = await buyer.post<SavedView>(list, { name: 'Другой', query: '', is_default: true });
    expect((await saved()).map((view) => view.is_default)).toEqual([false, true]);
    await buyer.post(list, { view: first?.id, name: 'Насосы', query: first?.query, is_default: true });
    await buyer.post(list, { view: first?.id, name: 'Все насосы', query: first?.query });
    expect((await saved()).map((view) => view.is_default)).toEqual([true, false]);
    await buyer.post(list, { view: first?.id, name: 'Насосы', query: first?.query, is_default: false });
    expect((await saved()).map((view) => view.is_default)).toEqual([false, false]);
    await buyer.call(`${list}/${other.data.id}`, { method: 'DELETE' });
  });

  it('are limited to twenty, and the error explains it', async () => {
    for (let number = 2; number <= 20; number += 1) await buyer.post(list, { name: `Вид ${number}` });
    const refused = await buyer.post(list, { name: 'Ещё один' });
    expect([refused.status, refused.failure.data.error]).toEqual([409, 'too_many_views']);
    expect(refused.failure.message).toMatch(/уже 20 сохранённых видов/);
  });

  it('can be deleted, and are not found by a second deletion', async () => {
    const [view] = await saved();
    expect((await buyer.call(`${list}/${view?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await buyer.call(`${list}/${view?.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await saved()).toHaveLength(19);
  });
});
