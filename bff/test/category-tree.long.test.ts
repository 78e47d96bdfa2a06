import type { CategoryChangeView, CategoryTreeView, CategoryView, HomeView, TreeListView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  world = await startWorld();
  [admin, other] = [await world.signedIn('admin@setu.example'), await world.signedIn('admin@setu.example')];
});
afterAll(() => world?.close());

const base = '/admin/catalog';
const tree = () => admin.get<CategoryTreeView>(`${base}/category_tree`);
const sub = async (at: number) => {
  const { categories } = await tree();
  const found = categories.filter(({ level, type, sku_count }) => level === 2 && type === 'product' && sku_count > 0)[
    at
  ];
  if (!found) throw new Error('the demo world lacks a category that this test needs');
  return found;
};
const change = (browser: Browser, path: string, body: unknown) =>
  browser.post<CategoryChangeView>(`${base}/${path}`, body);
const page = (id: string) => world.browser().get<CategoryView>(`/catalog/category/${id}`);

describe('The category editor', () => {
  it('creates, renames, moves and deletes categories, and all lists and trees show the changes', async () => {
    const goods = (await tree()).categories.find(({ level }) => level === 0);
    const body = { title: 'Бумага', locale: 'ru_RU', translation: 'Paper' };
    const made = await change(admin, `category/create/${goods?.id}`, body);
    const id = made.data.category?.id ?? '';
    expect(made.data.category).toMatchObject({ level: 1, name: { ru: 'Бумага', en: 'Paper' }, version: 1 });
    // A second click does not create a duplicate.
    const twice = await change(admin, `category/create/${goods?.id}`, body);
    expect(twice.failure.data.codes).toEqual({ title: 'category_exists' });
    const child = await change(admin, `category/create/${goods?.id}`, { ...body, title: 'Картон', category: id });
    expect(child.data.category).toMatchObject({ level: 2, parent_id: id });
    const renamed = await change(admin, `category/title/${id}`, { title: 'Paper goods', locale: 'en', version: 1 });
    expect(renamed.data.category).toMatchObject({ version: 2, name: { ru: 'Бумага', en: 'Paper goods' } });
    const { list, total } = await admin.get<TreeListView>(`${base}/category?search=paper+goods`);
    expect([total, list[0]?.id, list[0]?.above.length]).toEqual([1, id, 1]);
    expect((await change(admin, `category/delete/${id}`, {})).status).toBe(409);
    const { people, categories } = await tree();
    expect(categories.find((one) => one.id === id)?.changed_by).toBe(people[0]?.id);
    expect((await change(admin, `category/${child.data.category?.id}/delete/confirm`, {})).status).toBe(200);
    expect((await change(admin, `category_tree/${id}/delete`, {})).data.category).toBeNull();
    const led = await world.browser().visit(`/catalog/category/${id}`);
    expect([led.status, led.headers.get('location')]).toEqual([301, `/catalog/category/${goods?.id}`]);
    expect((await page(id)).category?.id).toBe(goods?.id);
  });

  it('shows a second admin the current state, and no change is lost', async () => {
    const one = await sub(0);
    const loaded = { version: one.version, locale: 'ru' };
    await change(admin, `category/title/${one.id}`, { ...loaded, title: 'Первое имя' });
    const late = await change(other, `category/title/${one.id}`, { ...loaded, title: 'Второе имя' });
    expect(late.failure.data).toMatchObject({
      error: 'conflict',
      current: { status: 'changed', version: one.version + 1 },
    });
    expect((await tree()).categories.find(({ id }) => id === one.id)?.name.ru).toBe('Первое имя');
  });

  it('moves a category with its cards: counts, breadcrumbs and home page are updated, and old addresses still work', async () => {
    const one = await sub(1);
    const { categories } = await tree();
    const to = categories.find(({ level, type, id }) => level === 1 && type === 'product' && id !== one.parent_id);
    const home = await world.browser().get<HomeView>('/');
    const [from, there] = [await page(one.parent_id ?? ''), await page(to?.id ?? '')];
    await change(admin, 'category/move-under', {
      category: one.id,
      underCategory: to?.id,
      position: 1,
      version: one.version,
    });
    const moved = await page(one.id);
    expect(moved.breadcrumbs.map(({ id }) => id)).toEqual([one.tree_id, to?.id, one.id]);
    expect((await page(one.parent_id ?? '')).category?.sku_count).toBe((from.category?.sku_count ?? 0) - one.sku_count);
    const now = await page(to?.id ?? '');
    expect(now.category?.sku_count).toBe((there.category?.sku_count ?? 0) + one.sku_count);
    expect(now.sub_categories[0]?.id).toBe(one.id);
    expect((await world.browser().get<HomeView>('/')).stats).toEqual(home.stats);
    await expect
      .poll(async () =>
        (await page(one.parent_id ?? '')).pagination.items.some(({ category_id }) => category_id === one.id),
      )
      .toBe(false);
  });

  it.each([
    ['move-under', { underCategory: 'x' }, 'category'],
    ['move-after', { category: '0195a000-0000-7000-8000-000000000000' }, 'afterCategory'],
    ['move-under', { category: 'x', underCategory: 'y', position: 0 }, 'position'],
  ])('names the wrong field of %s', async (path, body, field) => {
    const reply = await change(admin, `category/${path}`, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.failure.data.codes ?? {})).toContain(field);
  });
});
