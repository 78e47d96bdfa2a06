import type { DeskStageView, UserPermission } from '@setu/contract';
import { expect, it } from 'vitest';
import { deskTiles } from './desk-tiles';

const everything = () => true;
const stage = (status: DeskStageView['status'], count: number): DeskStageView => ({
  status,
  count,
  inr: 0,
  rub: 0,
  oldest_at: '2026-11-20T09:00:00Z',
  late: 0,
  ages: [count, 0, 0, 0, 0],
  term_hours: null,
});
const requests = {
  waiting: [],
  waiting_total: 0,
  stages: [stage('new', 2), stage('completed', 14)],
  spend: [],
  load: [],
};
const viewer = (permissions: UserPermission[], hasScreen: (name: string) => boolean = everything) => ({
  permissions,
  counters: { cart: 4 },
  hasScreen,
});
const ids = (...of: Parameters<typeof viewer>) => deskTiles(requests, viewer(...of)).map(({ id }) => id);

it('a customer sees his requests and cart, a manager his queues, a reviewer neither', () => {
  expect(ids(['cart', 'commerce'])).toEqual(['requests', 'cart', 'notices']);
  expect(ids(['request_queue'])).toEqual(['rfc', 'rfd', 'notices']);
  expect(ids(['review_queue'])).toEqual(['notices']);
});

it('no tile leads to a screen this build does not have', () => {
  expect(ids(['cart', 'commerce'], (name) => name !== 'basket_page')).not.toContain('cart');
});

it('open requests are those not completed; what the server could not count stays unknown, never zero', () => {
  expect(deskTiles(requests, viewer(['commerce']))[0]?.count).toBe(2);
  expect(deskTiles(null, viewer(['commerce']))[0]?.count).toBeUndefined();
});
