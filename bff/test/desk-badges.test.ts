import type {
  ApplicationListView,
  BasketItemsView,
  DeskView,
  NoticeListView,
  RequestListView,
  ReviewListView,
} from '@setu/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
const emails = ['reviewer', 'manager', 'senior', 'admin'].map((name) => `${name}@setu.example`);
const staff = [...emails, 'buyer@volga.example', 'supplier@kaveri.example'];
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  world = await startWorld();
  for (const email of staff) browsers.set(email, await world.signedIn(email));
});
afterAll(() => world?.close());

const as = (name: string): Browser => browsers.get(staff.find((email) => email.startsWith(name)) ?? '') as Browser;

const totalOf = async (browser: Browser, path: string): Promise<number> =>
  (await browser.get<RequestListView>(path)).total_count;

/** Compares the badges and the desk of a user with the totals of the lists that they link to. */
async function compare(email: string): Promise<void> {
  const browser = browsers.get(email) as Browser;
  const { user, counters } = await browser.context();
  const { queues } = await browser.get<DeskView>('/user/desk');
  const has = (name: string) => user?.permissions.some((permission) => permission === name);
  const mine = has('review_queue')
    ? (await browser.get<ReviewListView>('/broker/product-reviews?queue=mine')).total
    : undefined;
  expect([email, counters.sku_review, queues?.reviews ?? undefined]).toEqual([email, mine, mine]);
  const applications = has('application_queue')
    ? (await browser.get<ApplicationListView>('/supplier/application/list?status=new')).totalCount
    : undefined;
  expect([email, counters.supplier_application, queues?.applications ?? undefined]).toEqual([
    ...[email, applications, applications],
  ]);
  for (const [counter, kind] of [
    ['rfc', 'catalog'],
    ['rfd', 'description'],
  ] as const) {
    const path = `/broker/request-from-${kind}-list?status=new`;
    const total = has('request_queue') ? await totalOf(browser, path) : undefined;
    expect([email, counter, counters[counter]]).toEqual([email, counter, total]);
  }
  if (has('cart')) {
    const cart = await browser.post<BasketItemsView>('/basket/items', {});
    expect([email, counters.cart]).toEqual([email, cart.data.total_count]);
  }
  const unread = await browser.get<NoticeListView>('/user/notice/list/all?unread=1');
  expect([email, counters.notices]).toEqual([email, unread.total_count]);
}

async function newRequest(): Promise<string> {
  const list = await as('buyer').get<{ pagination: { items: { sku_id: string }[] } }>(
    '/catalog/category/?f_search=чай&limit=100',
  );
  const made = await as('buyer').call(`/customer/request/create-from-product/${list.pagination.items[0]?.sku_id}`);
  const id = (made.headers.get('location') ?? '').split('/').at(-1) ?? '';
  await as('buyer').post(`/request/publish/${id}`, { count: 3, comment: '', files: [] });
  return id;
}

let request = '';
const steps: [action: string, run: () => Promise<unknown>][] = [
  ['the demo world is loaded', async () => undefined],
  [
    'a request is published',
    async () => {
      request = await newRequest();
    },
  ],
  [
    'a manager takes it into work',
    () => as('manager').post(`/request/update-status/${request}`, { status: 'in_work' }),
  ],
  ['notifications are read', () => as('manager').post('/user/notice/api/readnotices', {})],
];

it.each(steps)('after %s, badges and desks have the totals of the lists that they link to', async (_, run) => {
  await run();
  await world.settle();
  // A page that waits too long for a part of its figures is shown without it.
  await vi.waitFor(
    async () => {
      for (const email of staff) await compare(email);
    },
    { timeout: 20_000, interval: 200 },
  );
});
