import { expect, it } from 'vitest';
import { readPage } from './page.js';

it('a list shows its first page by default', () => {
  expect(readPage(undefined)).toEqual({ page: 1, limit: 20, offset: 0 });
  expect(readPage(undefined, { limit: 12 })).toEqual({ page: 1, limit: 12, offset: 0 });
});

it('a later page begins where the previous one ends', () => {
  expect(readPage({ page: 3, limit: 100 })).toEqual({ page: 3, limit: 100, offset: 200 });
});

it.each([
  [{ page: 0, limit: 20 }, ['page']],
  [{ page: 1, limit: 0 }, ['limit']],
  [{ page: 1, limit: 101 }, ['limit']],
  [{ page: 1.5, limit: Number.NaN }, ['page', 'limit']],
  [{ page: 4_294_967_295, limit: 1 }, ['page']],
])('a list rejects the page %o with errors on %o', (page, paths) => {
  expect(() => readPage(page)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      fields: paths.map((path) => expect.objectContaining({ path, code: 'out_of_range' })),
    }),
  );
});
