import { expect, it } from 'vitest';
import { statusViews, viewOf } from './request-views';

const counts = { draft: 2, new: 3, rejected_by_broker: 1, rejected_by_customer: 4 };

it('each saved view counts its status, and one view counts all rejections', () => {
  const views = statusViews(counts, 'customer');
  const countOf = (id: string) => views.find((view) => view.id === id)?.count;
  expect([countOf('all'), countOf('draft'), countOf('new'), countOf('rejected')]).toEqual([10, 2, 3, 5]);
});

it.each([
  ['by description', 'rfd', { new: 3 }, ['draft', 0, 3]],
  ['from the catalogue, without a draft', 'rfc', { new: 3 }, ['new', 3, 3]],
  ['from the catalogue, with a repeated request', 'rfc', { draft: 1, new: 3 }, ['draft', 1, 4]],
] as const)('a manager’s list has a view of drafts if drafts are possible: %s', (_says, kind, listed, expected) => {
  const [all, first] = statusViews(listed, 'broker', kind);
  expect([first?.id, first?.count, all?.count]).toEqual(expected);
});

it('a status filter selects its view, and a filter without a view selects none', () => {
  expect(viewOf([])).toBe('all');
  expect(viewOf(['new'])).toBe('new');
  expect(viewOf(['rejected_by_supplier', 'rejected_by_broker', 'rejected_by_customer'])).toBe('rejected');
  expect(viewOf(['new', 'in_work'])).toBeNull();
  expect(viewOf(['nonsense'])).toBeNull();
});

it('views show no numbers, rather than zeros, while the counts load', () => {
  expect(statusViews(undefined, 'customer').map(({ count }) => count)).toEqual(Array(11).fill(undefined));
});
