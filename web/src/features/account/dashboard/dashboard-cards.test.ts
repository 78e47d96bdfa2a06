import type { UserPermission } from '@setu/contract';
import { expect, it } from 'vitest';
import { dashboardCards } from './dashboard-cards';

const everything = () => true;
const ids = (permissions: UserPermission[], hasScreen: (name: string) => boolean = everything) =>
  dashboardCards({}, { permissions, counters: {}, hasScreen }).map(({ id }) => id);

it('a customer sees his requests and cart, a manager his queues, a reviewer neither', () => {
  expect(ids(['cart', 'commerce'])).toEqual([
    'customerRequests',
    'customerDescriptions',
    'cart',
    'notices',
    'catalogue',
  ]);
  expect(ids(['request_queue'])).toEqual(['rfc', 'rfd', 'notices', 'catalogue']);
  expect(ids(['review_queue'])).toEqual(['notices', 'catalogue']);
});

it('no card leads to a screen this build does not have', () => {
  expect(ids(['cart', 'commerce'], (name) => name !== 'basket_page')).not.toContain('cart');
});

it('what the server could not count stays unknown, never zero', () => {
  const [requests] = dashboardCards({}, { permissions: ['commerce'], counters: {}, hasScreen: everything });
  expect(requests?.count).toBeUndefined();
});
