import type { TreeCategoryView } from '@setu/contract';
import { expect, it } from 'vitest';
import { aTree } from '../../../testing/builders/trees';
import { added, itemsOf, moved } from './tree-model';

const tree = aTree();
const shape = (categories: readonly TreeCategoryView[]) =>
  categories.map(({ name, level, sku_count: count }) => `${'-'.repeat(level)}${name.en} ${count}`);
const idOf = (name: string) => tree.find((one) => one.name.en === name)?.id ?? '';

it('the categories below a root become a tree', () => {
  expect(itemsOf(tree, idOf('Goods')).map(({ names, children }) => [names.en, children?.length])).toEqual([
    ['Food', 3],
    ['Machinery', 1],
    ['Paper', 0],
  ]);
});

it('a category moves with its count', () => {
  const now = moved(tree, idOf('Tea'), { parentId: idOf('Machinery'), index: 0 });
  expect(shape(now)).toEqual([
    ...['Goods 30', '-Food 5', '--Coffee 5', '--Spices 0', '-Machinery 25', '--Tea 5', '--Pumps 20', '-Paper 0'],
    'Services 7',
  ]);
});

it('a category moves with its descendants among its siblings, without losing any', () => {
  const now = moved(tree, idOf('Food'), { parentId: idOf('Goods'), index: 2 });
  expect(now.filter(({ level }) => level === 1).map(({ name }) => name.en)).toEqual(['Machinery', 'Paper', 'Food']);
  expect(now.map(({ id }) => id).sort()).toEqual(tree.map(({ id }) => id).sort());
  expect(moved(tree, 'nobody', { parentId: idOf('Goods'), index: 0 })).toEqual(tree);
});

it('a new category is last below its parent', () => {
  const made = { ...tree[0], id: 'new', parent_id: idOf('Food'), level: 2, sku_count: 0 } as TreeCategoryView;
  const now = added(tree, { ...made, name: { ru: 'Мёд', en: 'Honey' } });
  expect(itemsOf(now, idOf('Goods'))[0]?.children?.map(({ names }) => names.en)).toEqual([
    ...['Tea', 'Coffee', 'Spices', 'Honey'],
  ]);
});
