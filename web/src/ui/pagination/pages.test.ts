import { expect, it } from 'vitest';
import { pageNumbers } from './pages';

it.each([
  [1, 1, [1]],
  [1, 18, [1, 2, 3, null, 18]],
  [4, 18, [1, 2, 3, 4, 5, null, 18]],
  [9, 18, [1, null, 8, 9, 10, null, 18]],
  [18, 18, [1, null, 16, 17, 18]],
  [2, 4, [1, 2, 3, 4]],
])('page %d of %d offers %j', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages);
});
