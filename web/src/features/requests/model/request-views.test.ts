import { expect, it } from 'vitest';
import { statusViews, viewOf } from './request-views';

const found = (counts: object) => ({ status_counts: counts, waiting_count: 6 });
const counts = { draft: 2, new: 3, rejected_by_broker: 1, rejected_by_customer: 4 };

it('each saved view counts its status, one view counts all rejections, and one what waits for the reader', () => {
  const views = statusViews(found(counts), 'customer');
  const countOf = (id: string) => views.find((view) => view.id === id)?.count;
  expect(['all', 'draft', 'new', 'rejected', 'mine'].map(countOf)).toEqual([10, 2, 3, 5, 6]);
});

it('a supplier has no view of the requests in work, because one that it is invited to is sent to it', () => {
  const views = statusViews(found({ send_to_supplier: 3, offer_received: 1 }), 'supplier');
  const countOf = (id: string) => views.find((view) => view.id === id)?.count;
  expect(['all', 'send_to_supplier', 'offer_received', 'in_work'].map(countOf)).toEqual([4, 3, 1, undefined]);
});

it.each([
  ['by description', 'rfd', { new: 3 }, ['draft', 0, 3]],
  ['from the catalogue, without a draft', 'rfc', { new: 3 }, ['new', 3, 3]],
  ['from the catalogue, with a repeated request', 'rfc', { draft: 1, new: 3 }, ['draft', 1, 4]],
] as const)('a manager’s list has a view of drafts if drafts are possible: %s', (_says, kind, listed, expected) => {
  const [, all, first] = statusViews(found(listed), 'broker', kind);
  expect([first?.id, first?.count, all?.count]).toEqual(expected);
});

it('a filter selects its view, and a filter without a view selects none', () => {
  const of = (...status: string[]) => viewOf({ status, queue: [] });
  expect(of()).toBe('all');
  expect(of('new')).toBe('new');
  expect(of('rejected_by_supplier', 'rejected_by_broker', 'rejected_by_customer')).toBe('rejected');
  expect(of('new', 'in_work')).toBeNull();
  expect(of('nonsense')).toBeNull();
  expect(viewOf({ status: [], queue: ['mine'] })).toBe('mine');
  expect(viewOf({ status: ['new'], queue: ['mine'] })).toBeNull();
});

it('views show no numbers, rather than zeros, while the counts load', () => {
  expect(statusViews(undefined, 'customer').map(({ count }) => count)).toEqual(Array(12).fill(undefined));
});
