import { currentContext, runInContext } from '@setu/kit/process';
import { expect, it, vi } from 'vitest';
import type { CategorySubtree } from '../store/facet-names.js';
import { categoryCache } from './category-cache.js';

const called = (num: number, en: string): CategorySubtree => ({
  num,
  id: `c${num}`,
  name: { en, ru: en },
  subtree: [num],
});

function aTree() {
  const tree = { revision: 1n, categories: [called(1, 'Tea')], at: 1 };
  const source = { revision: vi.fn(async () => tree.revision), categories: vi.fn(async () => tree.categories) };
  const { byNums: named, lastNumOf } = categoryCache(source, () => tree.at);
  return { tree, source, named, lastNumOf, nameNow: async () => (await named([1]))[0]?.name.en };
}

it('reads the categories only once while the trees do not change', async () => {
  const { tree, source, nameNow } = aTree();
  for (const at of [1, 900, 1_500, 3_000, 9_000]) {
    tree.at = at;
    expect(await nameNow()).toBe('Tea');
  }
  expect(source.categories).toHaveBeenCalledTimes(1);
});

it('shows a new name after one or two seconds, and never shows an outdated name for longer than two', async () => {
  const { tree, source, nameNow } = aTree();
  await nameNow();
  Object.assign(tree, { revision: 2n, categories: [called(1, 'Black tea')], at: 1_500 });
  expect(await nameNow()).toBe('Tea');
  await vi.waitFor(async () => expect(await nameNow()).toBe('Black tea'));
  Object.assign(tree, { revision: 3n, categories: [called(1, 'Green tea')], at: 3_600 });
  expect(await nameNow()).toBe('Green tea');
  expect(source.categories).toHaveBeenCalledTimes(3);
});

it('reads again for an unknown category and leaves it out if it does not exist', async () => {
  const { tree, named } = aTree();
  await named([1]);
  tree.categories = [...tree.categories, called(2, 'Coffee')];
  expect((await named([2, 1])).map(({ num }) => num)).toEqual([2, 1]);
  expect(await named([3])).toEqual([]);
});

it('reports a failure only to a caller who cannot be answered from the cache', async () => {
  const { tree, source, nameNow } = aTree();
  await nameNow();
  source.revision.mockRejectedValue(new Error('away'));
  tree.at = 1_500;
  expect(await nameNow()).toBe('Tea');
  tree.at = 2_100;
  await expect(nameNow()).rejects.toThrow('away');
});

it("reads outside the caller's context, with its own deadline, so that the end of the call does not cancel the query", async () => {
  const { source, named } = aTree();
  const contexts: ReturnType<typeof currentContext>[] = [];
  source.revision.mockImplementation(async () => {
    contexts.push(currentContext());
    return 1n;
  });
  await runInContext({ requestId: 'r', signal: new AbortController().signal }, () => named([1]));
  expect(contexts.map((context) => [context?.signal, context?.deadline instanceof Date])).toEqual([[undefined, true]]);
});

it('knows the number of a category from the last read', async () => {
  const { tree, named, lastNumOf } = aTree();
  expect(lastNumOf('c1')).toBeUndefined();
  await named([1]);
  expect(lastNumOf('c1')).toBe(1);
  tree.categories = [called(2, 'Coffee')];
  await named([2]);
  expect([lastNumOf('c1'), lastNumOf('c2')]).toEqual([undefined, 2]);
});
