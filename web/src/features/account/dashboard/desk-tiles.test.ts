import type { DeskStageView, UserPermission } from '@setu/contract';
import { expect, it } from 'vitest';
import { deskTiles } from './desk-tiles';

const everything = () => true;
const stage = (status: DeskStageView['status'], rfc: number, rfd = 0): DeskStageView => ({
  status,
  count: rfc + rfd,
  rfc,
  rfd,
  inr: 0,
  rub: 0,
  is_lower_bound: false,
  oldest_at: '2026-11-20T09:00:00Z',
  late: 0,
  late_rfc: 0,
  late_rfd: 0,
  ages: [rfc + rfd, 0, 0, 0, 0],
  term_hours: null,
});
const requests = {
  waiting: [],
  waiting_total: 0,
  waiting_counts: {},
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

it('a customer sees requests and cart, a manager their queues, a reviewer neither', () => {
  expect(ids(['cart', 'commerce'])).toEqual(['fromCatalogue', 'cart', 'notices']);
  expect(ids(['request_queue'])).toEqual(['rfc', 'rfd', 'notices']);
  expect(ids(['review_queue'])).toEqual(['notices']);
});

it('no tile links to a screen that this build does not have', () => {
  expect(ids(['cart', 'commerce'], (name) => name !== 'basket_page')).not.toContain('cart');
});

it('open requests are those not completed, and a count that the server could not determine is unknown, not zero', () => {
  expect(deskTiles(requests, viewer(['commerce']))[0]?.count).toBe(2);
  expect(deskTiles(null, viewer(['commerce']))[0]?.count).toBeUndefined();
});

it('requests by description are counted separately and link to their own list, once there are any', () => {
  const both = { ...requests, stages: [stage('new', 2, 3), stage('completed', 1, 1)] };
  const tiles = deskTiles(both, viewer(['commerce'])).slice(0, 2);
  expect(tiles.map(({ id, count, screen }) => [id, count, screen])).toEqual([
    ['fromCatalogue', 2, 'request_from_catalog_list_for_customer_page'],
    ['byDescription', 3, 'request_from_description_list_for_customer_page'],
  ]);
  for (const { search } of tiles) expect(search).not.toContain('completed');
});
