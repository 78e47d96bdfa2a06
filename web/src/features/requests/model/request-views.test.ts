import { expect, it } from 'vitest';
import { statusViews, viewOf } from './request-views';

const counts = { draft: 2, new: 3, rejected_by_broker: 1, rejected_by_customer: 4 };

it('the saved views count their statuses, all rejections together', () => {
  const views = statusViews(counts, 'customer');
  const countOf = (id: string) => views.find((view) => view.id === id)?.count;
  expect([countOf('all'), countOf('draft'), countOf('new'), countOf('rejected')]).toEqual([10, 2, 3, 5]);
});

it.each([
  ['by description', 'rfd', { new: 3 }, ['draft', 0, 3]],
  ['from the catalogue, with none', 'rfc', { new: 3 }, ['new', 3, 3]],
  ['from the catalogue, with a repeated one', 'rfc', { draft: 1, new: 3 }, ['draft', 1, 4]],
] as const)('a manager’s own drafts stand in the list %s', (_says, kind, listed, expected) => {
  const [all, first] = statusViews(listed, 'broker', kind);
  expect([first?.id, first?.count, all?.count]).toEqual(expected);
});

it('a status filter is the view that sets it, and a choice no view makes is none', () => {
  expect(viewOf([])).toBe('all');
  expect(viewOf(['new'])).toBe('new');
  expect(viewOf(['rejected_by_supplier', 'rejected_by_broker', 'rejected_by_customer'])).toBe('rejected');
  expect(viewOf(['new', 'in_work'])).toBeNull();
  expect(viewOf(['nonsense'])).toBeNull();
});

it('while the figures load the views show none, not zeros', () => {
  expect(statusViews(undefined, 'customer').map(({ count }) => count)).toEqual(Array(11).fill(undefined));
});
