import { actors } from '@setu/kit/testing';
import { CategoryStep } from '@setu/proto/catalogue/category_tree';
import { CategoryChanged } from '@setu/proto/catalogue/events';
import { CategoryChangeKind } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';
import { allProjected, equalsRebuilt } from './projection-checks.js';
import { found, visitor } from './shown.js';

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const as = { actor: admin };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const tree = async () => (await catalogue.client.getCategoryTree({}, as)).categories;
const named = async (id: string) => {
  const one = (await tree()).find(({ category: of }) => of?.id === id);
  if (one?.category === undefined) throw new Error('no such category');
  return { ...one, category: one.category };
};
const create = (parentId: string, en: string, ru: string, more: { rootId?: string; key?: string } = {}) =>
  catalogue.client.createCategory({ rootId: category.goods, parentId, name: { en, ru }, key: '', ...more }, as);
const made = async (...args: Parameters<typeof create>): Promise<string> =>
  (await create(...args)).category?.category?.id ?? '';
const under = (categoryId: string, parent: string, more: { position?: number; version?: number } = {}) =>
  catalogue.client.moveCategory(
    {
      categoryId,
      move: { $case: 'under', value: { categoryId: parent, position: more.position } },
      expectedVersion: more.version,
    },
    as,
  );
const listed = async (categoryId: string, search = '') => {
  const page = { page: 1, limit: 100 };
  const filter = { search };
  const found = await catalogue.client.listCards({ categoryId, filter, page }, { actor: visitor });
  return {
    ids: found.cards.map(({ skuId }) => skuId).sort(),
    total: found.totals?.total,
    crumbs: found.breadcrumbs.map(({ name }) => name?.en),
    below: found.subCategories.map(({ id, skuCount }) => [id, skuCount]),
  };
};

describe('The category trees', () => {
  it.each([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a buyer', actors.buyer({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a supplier', actors.supplier({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a manager', actors.broker({ roles: ['TEAM_MANAGER'] }), 'forbidden'],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), 'forbidden'],
    ['a reviewer', actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }), 'forbidden'],
  ])('cannot be edited by %s', async (_who, actor, kind) => {
    const { client } = catalogue;
    const id = category.empty;
    const name = { en: 'X', ru: 'Х' };
    const calls = [
      client.getCategoryTree({}, { actor }),
      client.listTreeCategories({ search: '', page: { page: 1, limit: 10 } }, { actor }),
      client.getCategoryDeletion({ categoryId: id }, { actor }),
      client.createCategory({ rootId: category.goods, parentId: '', name, key: '' }, { actor }),
      client.renameCategory({ categoryId: id, name }, { actor }),
      client.moveCategory({ categoryId: id, move: { $case: 'step', value: CategoryStep.UP } }, { actor }),
      client.deleteCategory({ categoryId: id }, { actor }),
      client.addCategoryAttribute({ categoryId: id, name }, { actor }),
      client.removeCategoryAttribute({ categoryId: id, attributeId: id }, { actor }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind });
  });
});

describe('A category', () => {
  it('is created as the last child of its parent with an event, and a repeated call does not create it again', async () => {
    const first = await create(category.food, 'Honey', 'Мёд', { key: 'honey-1' });
    expect(await create(category.food, 'Honey', 'Мёд', { key: 'honey-1' })).toEqual(first);
    expect(first.category).toMatchObject({
      version: 1,
      changedById: admin.userId,
      category: { parentId: category.food, treeId: category.goods, level: 2, skuCount: 0 },
    });
    await catalogue.settle();
    const published = catalogue.events.of('setu.catalogue.category.changed', CategoryChanged);
    expect(published).toEqual([
      expect.objectContaining({
        kind: CategoryChangeKind.CREATED,
        revision: first.revision,
        before: undefined,
        after: { name: { en: 'Honey', ru: 'Мёд' }, parentId: category.food, treeId: category.goods, position: 3 },
      }),
    ]);
  });

  it.each([
    ['without a title', category.food, '  ', '', { kind: 'invalid', fields: [{ path: 'title', code: 'required' }] }],
    ['with a long title', category.food, 'x'.repeat(121), '', { kind: 'invalid', fields: [{ code: 'length_max' }] }],
    [
      'with the name of a sibling',
      category.food,
      'SPICES',
      'Иное',
      { fields: [{ path: 'title', code: 'category_exists' }] },
    ],
    ['below the last level', category.tea, 'Deep', 'Глубоко', { kind: 'refused', code: 'category_too_deep' }],
    ['in another tree', category.software, 'Odd', 'Чужое', { kind: 'not_found' }],
  ])('%s is rejected', async (_name, parent, en, ru, failure) => {
    await expect(create(parent, en, ru)).rejects.toMatchObject(failure);
  });

  it('can be renamed in one or both languages and is found by its new name', async () => {
    const before = await named(category.tea);
    const name = { en: '', ru: 'Настойки травяные' };
    const call = { categoryId: category.tea, name, expectedVersion: before.version };
    const first = await catalogue.client.renameCategory(call, as);
    expect(first.category?.category?.name).toEqual({ en: 'Tea and tea ware', ru: 'Настойки травяные' });
    expect(first.category?.version).toBe(before.version + 1);
    // A repeated call returns the first result.
    expect(await catalogue.client.renameCategory(call, as)).toEqual(first);
    await allProjected(catalogue);
    expect((await found(catalogue, 'настойки')).sort()).toEqual([sku.blackTea, sku.greenTea, sku.kettle].sort());
    // A typing error in the new word is corrected too.
    expect((await found(catalogue, 'настйки')).length).toBe(3);
    expect(await found(catalogue, 'посуда')).toEqual([]);
    expect((await listed(category.tea)).crumbs).toEqual(['Goods', 'Food', 'Tea and tea ware']);
  });

  it('is not overwritten if another admin has changed it in the meantime', async () => {
    const { version } = await named(category.dosing);
    const name = { en: 'Dosing', ru: 'Дозаторы' };
    await catalogue.client.renameCategory({ categoryId: category.dosing, name, expectedVersion: version }, as);
    const late = { en: 'Metering', ru: 'Дозирование' };
    const stale = catalogue.client.renameCategory(
      { categoryId: category.dosing, name: late, expectedVersion: version },
      as,
    );
    await expect(stale).rejects.toMatchObject({ kind: 'stale', params: { current_version: String(version + 1) } });
    await expect(under(category.dosing, category.food, { version })).rejects.toMatchObject({ kind: 'stale' });
    const deletion = catalogue.client.deleteCategory({ categoryId: category.dosing, expectedVersion: version }, as);
    await expect(deletion).rejects.toMatchObject({ kind: 'stale' });
    expect((await named(category.dosing)).category.name).toEqual(name);
  });

  it('has attributes without duplicates', async () => {
    const name = { en: 'Head, m', ru: 'Напор, м' };
    const added = await catalogue.client.addCategoryAttribute({ categoryId: category.pumps, name }, as);
    const [attribute] = added.category?.attributes ?? [];
    expect(attribute?.name).toEqual(name);
    const again = catalogue.client.addCategoryAttribute({ categoryId: category.pumps, name }, as);
    await expect(again).rejects.toMatchObject({ fields: [{ path: 'title', code: 'category_attribute_exists' }] });
    const removal = { categoryId: category.pumps, attributeId: attribute?.id ?? '' };
    const removed = await catalogue.client.removeCategoryAttribute(removal, as);
    expect(removed.category?.attributes).toEqual([]);
    expect(await catalogue.client.removeCategoryAttribute(removal, as)).toEqual(removed);
  });

  it('is found in the flat list in either language, with its parent categories', async () => {
    const list = (search: string) => catalogue.client.listTreeCategories({ search, page: { page: 1, limit: 10 } }, as);
    const russian = await list('разработ');
    expect(russian).toMatchObject({
      total: 1,
      categories: [{ category: { id: category.development }, above: [{ en: 'Services' }, { en: 'IT' }] }],
    });
    expect((await list('DEVELOP')).categories[0]?.category?.id).toBe(category.development);
    expect(await list('100%')).toEqual({ categories: [], total: 0 });
    expect((await list('')).total).toBe((await tree()).length);
  });
});

describe('Moving a category', () => {
  it('moves its cards: counts and breadcrumbs immediately, lists and search soon after', async () => {
    const goods = (await listed(category.goods)).total;
    await under(category.pumps, category.food, { position: 1 });
    const food = await listed(category.food);
    expect(food.total).toBe(5);
    expect(food.below[0]).toEqual([category.pumps, 2]);
    expect((await listed(category.machines)).total).toBe(2);
    expect((await listed(category.goods)).total).toBe(goods);
    await allProjected(catalogue);
    expect((await listed(category.food)).ids).toEqual(
      [sku.bigPump, sku.spare, sku.blackTea, sku.greenTea, sku.kettle].sort(),
    );
    expect((await listed(category.machines)).ids).toEqual([sku.dosingPump, sku.hedgehog].sort());
    expect((await listed(category.food, 'насос')).ids).toEqual([sku.bigPump, sku.spare].sort());
    expect((await listed(category.machines, 'центробежный')).ids).toEqual([]);
    // The old parent's name no longer finds the card. The new parent's name does.
    expect(await found(catalogue, 'продукты')).toContain(sku.bigPump);
    expect(await found(catalogue, 'оборудование')).not.toContain(sku.bigPump);
    const { card, breadcrumbs } = await catalogue.client.getCard({ skuId: sku.bigPump }, { actor: visitor });
    expect(card?.card?.categoryId).toBe(category.pumps);
    expect(breadcrumbs.map(({ id }) => id)).toEqual([category.goods, category.food, category.pumps]);
    await equalsRebuilt(catalogue);
    // A move to its current place does nothing.
    const { version } = await named(category.pumps);
    await under(category.pumps, category.food, { position: 1 });
    expect((await named(category.pumps)).version).toBe(version);
    await under(category.pumps, category.machines, { position: 1 });
    await allProjected(catalogue);
    await equalsRebuilt(catalogue);
  });

  it('is rejected if cards would lose their sub-category or products become services', async () => {
    const move = (categoryId: string, parent: string) => under(categoryId, parent);
    await expect(move(category.pumps, category.goods)).rejects.toMatchObject({ code: 'category_keeps_cards' });
    await expect(move(category.machines, category.services)).rejects.toMatchObject({ code: 'category_keeps_cards' });
    const root = { categoryId: category.food, move: { $case: 'root' as const, value: true } };
    await expect(catalogue.client.moveCategory(root, as)).rejects.toMatchObject({ code: 'category_keeps_cards' });
    await expect(move(category.machines, category.food)).rejects.toMatchObject({ code: 'category_too_deep' });
    await expect(move(category.machines, category.pumps)).rejects.toMatchObject({ code: 'category_cycle' });
  });

  it('works one place up and down, and to the top level and back', async () => {
    const id = await made(category.goods, 'Paper', 'Бумага');
    const child = await made(id, 'Cardboard', 'Картон');
    const step = (value: CategoryStep) =>
      catalogue.client.moveCategory({ categoryId: id, move: { $case: 'step', value } }, as);
    const order = async () =>
      (await tree()).filter(({ category: of }) => of?.parentId === category.goods).map(({ category: of }) => of?.id);
    const before = await order();
    await step(CategoryStep.UP);
    expect((await order()).indexOf(id)).toBe(before.length - 2);
    await step(CategoryStep.DOWN);
    await step(CategoryStep.DOWN);
    expect(await order()).toEqual(before);
    await catalogue.client.moveCategory({ categoryId: id, move: { $case: 'root', value: true } }, as);
    expect((await named(child)).category).toMatchObject({ treeId: id, level: 1 });
    await under(id, category.goods);
    expect((await named(child)).category).toMatchObject({ treeId: category.goods, level: 2 });
  });
});

describe('An empty category', () => {
  it('can be deleted, and its URL leads to its former parent', async () => {
    const id = await made(category.goods, 'Toys', 'Игрушки');
    const child = await made(id, 'Dolls', 'Куклы');
    const remove = (categoryId: string) => catalogue.client.deleteCategory({ categoryId }, as);
    await expect(remove(id)).rejects.toMatchObject({ kind: 'refused', code: 'category_has_children' });
    expect(await catalogue.client.getCategoryDeletion({ categoryId: child }, as)).toMatchObject({
      allCards: 0,
      children: 0,
      breadcrumbs: [{ id: category.goods }, { id }, { id: child }],
    });
    await remove(child);
    const first = await remove(id);
    expect(await remove(id)).toEqual(first);
    for (const deletion of [child, id]) {
      const { movedToId } = await catalogue.client.listCards({ categoryId: deletion }, { actor: visitor });
      expect(movedToId).toBe(category.goods);
    }
    const never = catalogue.client.listCards({ categoryId: sku.draft }, { actor: visitor });
    await expect(never).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('cannot be deleted while it has drafts', async () => {
    const id = category.pumps;
    const { allCards, category: pumps, unlisted } = await catalogue.client.getCategoryDeletion({ categoryId: id }, as);
    expect(allCards).toBe(4);
    expect(unlisted).toHaveLength(4 - (pumps?.category?.skuCount ?? 0));
    expect(unlisted).toContainEqual(expect.objectContaining({ skuId: sku.draft }));
    const deletion = catalogue.client.deleteCategory({ categoryId: id }, as);
    await expect(deletion).rejects.toMatchObject({ kind: 'refused', code: 'category_has_cards' });
  });
});
