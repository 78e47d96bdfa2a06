import { Category } from '@setu/proto/catalogue/categories';
import { expect, it, vi } from 'vitest';
import type { CallOptions } from '../http/call-options.js';
import { cachedCategories } from './cached-categories.js';

const options = {} as CallOptions;
const tea = Category.fromPartial({ id: 'c1', name: { en: 'Tea', ru: 'Чай' } });

function catalogue() {
  const now = { stamp: 'filled 1', categories: [tea] };
  const listCategories = vi.fn(async ({ knownStamps }: { knownStamps: string[] }) => {
    const known = knownStamps.includes(now.stamp);
    return { categories: known ? [] : now.categories, stamp: now.stamp, known };
  });
  return { now, listCategories, read: cachedCategories({ listCategories }) };
}

it('unchanged categories are reused without being received again, and are nested once per language', async () => {
  const { listCategories, read } = catalogue();
  const first = await read(options);
  const second = await read(options);
  expect(second.categories).toEqual([tea]);
  expect(second.trees('ru')).toBe(first.trees('ru'));
  expect([second.trees('ru')[0]?.name, second.trees('en')[0]?.name]).toEqual(['Чай', 'Tea']);
  expect(listCategories.mock.calls.map(([request]) => request)).toEqual([
    { knownStamps: [] },
    { knownStamps: ['filled 1'] },
  ]);
});

it('gives each reader their own categories, whatever other readers received', async () => {
  const { now, read } = catalogue();
  await read(options);
  Object.assign(now, { stamp: 'all 1', categories: [tea, Category.fromPartial({ id: 'c2' })] });
  expect((await read(options)).categories).toHaveLength(2);
  Object.assign(now, { stamp: 'filled 1', categories: [] });
  expect((await read(options)).categories).toEqual([tea]);
});

it('does not cache categories that may change without a new stamp', async () => {
  const { now, read } = catalogue();
  Object.assign(now, { stamp: '' });
  await read(options);
  now.categories = [];
  expect((await read(options)).categories).toEqual([]);
});
