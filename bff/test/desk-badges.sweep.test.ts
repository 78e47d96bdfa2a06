import type {
  ApplicationListView,
  BasketItemsView,
  DeskView,
  NoticeListView,
  RequestListView,
  RequestStatus,
  ReviewListView,
  ReviewMove,
  ReviewView,
  SettingsView,
  SupplierFormView,
} from '@setu/contract';
import { sampled } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Browser } from './browser.js';
import { dealSteps } from './deal-steps.js';
import { startWorld, type World } from './world.js';

let world: World;
const emails = ['reviewer', 'reviewer2', 'manager', 'senior', 'admin'].map((name) => `${name}@setu.example`);
const staff = [...emails, 'buyer@volga.example', 'supplier@kaveri.example'];
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  world = await startWorld();
  for (const email of staff) browsers.set(email, await world.signedIn(email));
});
afterAll(() => world?.close());

const as = (name: string): Browser =>
  browsers.get(staff.find((email) => email.split('@')[0] === name) ?? '') as Browser;

const totalOf = async (browser: Browser, path: string): Promise<number> =>
  (await browser.get<RequestListView>(path)).total_count;

const listsOf: Record<string, string[]> = {
  broker: ['/broker/request-from-catalog-list', '/broker/request-from-description-list'],
  customer: ['/customer/request-from-catalog-list', '/customer/request-from-description-list'],
  supplier: ['/supplier/requests'],
};

/**
 * Compares what waits for a user in requests: on the desk, in the lists with their tabs and rows, and in the
 * notifications.
 */
async function compareRequests(browser: Browser, email: string): Promise<void> {
  const { user } = await browser.context();
  const { requests } = await browser.get<DeskView>('/user/desk');
  const isStaff = user?.company.type === 'broker';
  if (isStaff && !user?.permissions.includes('request_queue')) return;
  const paths = listsOf[user?.company.type ?? ''] ?? [];
  const waiting = await Promise.all(paths.map((path) => browser.get<RequestListView>(`${path}?queue=mine&limit=100`)));
  const all = await Promise.all(paths.map((path) => browser.get<RequestListView>(`${path}?limit=100`)));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const desk = requests?.waiting_total;
  expect([email, sum(waiting.map(({ total_count: total }) => total))]).toEqual([email, desk]);
  expect([email, sum(all.map(({ waiting_count: count }) => count))]).toEqual([email, desk]);
  const reasons = new Map(waiting.flatMap(({ list }) => list.map((row) => [row.id, row.waiting] as const)));
  for (const row of all.flatMap(({ list }) => list)) expect(row.waiting).toEqual(reasons.get(row.id) ?? []);
  for (const task of requests?.waiting ?? [])
    expect(reasons.get(task.request.id)).toEqual([task.reason, ...task.others.map(({ reason }) => reason)]);
  const notices = await browser.get<NoticeListView>('/user/notice/list/all?limit=100');
  for (const { request } of notices.messages.filter(({ request }) => request?.status))
    expect([request?.numeric_hash, request?.task?.reason]).toEqual([
      request?.numeric_hash,
      reasons.get(request?.id ?? '')?.[0],
    ]);
}

/** Compares the stages of a user's desk with the counts of the lists' tabs, and with the rows behind two tabs. */
async function compareStages(browser: Browser, email: string): Promise<void> {
  const { user } = await browser.context();
  const { requests } = await browser.get<DeskView>('/user/desk');
  const side = user?.company.type ?? '';
  if (!requests || (side === 'broker' && !user?.permissions.includes('request_queue'))) return;
  const own = side === 'broker' && !user?.roles.includes('TEAM_ADMIN') ? `&managers=${user?.id},none` : '';
  const listed = (filters: string) =>
    Promise.all((listsOf[side] ?? []).map((path) => browser.get<RequestListView>(`${path}?limit=100${own}${filters}`)));
  const tabs = await listed('');
  for (const [clock, key] of side === 'broker'
    ? ([
        ['late', 'late'],
        ['today', 'due_today'],
      ] as const)
    : []) {
    const found = (await listed(`&clock=${clock}`)).reduce((sum, page) => sum + page.total_count, 0);
    const count = requests.stages.reduce((sum, stage) => sum + stage[key], 0);
    expect([email, clock, found]).toEqual([email, clock, count]);
  }
  const tabOf = (name: RequestStatus) => tabs.reduce((sum, tab) => sum + (tab.status_counts[name] ?? 0), 0);
  for (const { status, count } of requests.stages)
    expect([email, status, tabOf(status)]).toEqual([email, status, count]);
  for (const status of ['send_to_supplier', 'offer_received'] as const) {
    const pages = await listed(`&status=${status}`);
    const count = pages.reduce((sum, page) => sum + page.total_count, 0);
    expect([email, status, count]).toEqual([email, status, tabOf(status)]);
    for (const row of pages.flatMap(({ list }) => list))
      expect([row.id, shownStatus(row, side)]).toEqual([row.id, status]);
  }
}

/** Returns the status that the name of a row's status tells. */
function shownStatus({ status, waits_for: party }: RequestListView['list'][number], side: string): string {
  if (status !== 'send_to_supplier' && !(status === 'in_work' && side === 'supplier')) return status;
  return party === 'broker' ? 'offer_received' : 'send_to_supplier';
}

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
  const list = has('application_queue')
    ? await browser.get<ApplicationListView>('/supplier/application/list?queue=mine')
    : undefined;
  const applications = list?.totalCount;
  expect([email, list?.waiting_count]).toEqual([email, applications]);
  expect([email, counters.supplier_application, queues?.applications ?? undefined]).toEqual([
    ...[email, applications, applications],
  ]);
  for (const [counter, kind] of [
    ['rfc', 'catalog'],
    ['rfd', 'description'],
  ] as const) {
    const path = `/broker/request-from-${kind}-list?queue=mine`;
    const total = has('request_queue') ? await totalOf(browser, path) : undefined;
    expect([email, counter, counters[counter]]).toEqual([email, counter, total]);
  }
  await compareRequests(browser, email);
  await compareStages(browser, email);
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

/** Returns the id of the first review in a list of the user that the user may move so. */
async function reviewFor(name: string, queue: string, move: ReviewMove): Promise<string> {
  const { list } = await as(name).get<ReviewListView>(`/broker/product-reviews?queue=${queue}&limit=100`);
  const found = list.find(({ moves }) => moves.includes(move));
  if (!found) throw new Error(`no review for ${name} to ${move}`);
  return found.id;
}

async function decide(action: 'reviewed' | 'approved'): Promise<void> {
  const id = await reviewFor('reviewer', 'mine', action === 'approved' ? 'approve' : 'review');
  const comments = action === 'approved' ? {} : { general: 'The port is missing' };
  expect((await as('reviewer').post(`/broker/product-reviews/review/${id}`, { action, comments })).status).toBe(200);
}

async function removeCardUnderReview(): Promise<void> {
  const id = await reviewFor('reviewer', 'mine', 'review');
  const { card } = await as('reviewer').get<ReviewView>(`/broker/product-reviews/review/${id}`);
  expect((await as('senior').call(`/catalog/${card.type}/${card.id}`, { method: 'DELETE' })).status).toBe(200);
}

async function handOver(): Promise<void> {
  const id = await reviewFor('reviewer', 'mine', 'review');
  const { user } = await as('reviewer2').context();
  const sent = { reviewer: user?.id };
  expect((await as('senior').post(`/broker/product-reviews/change-reviewer/${id}`, sent)).status).toBe(200);
}

/** Returns the id of an application in the status. */
async function applicationIn(status: string): Promise<string> {
  const { list } = await as('senior').get<ApplicationListView>(`/supplier/application/list?status=${status}`);
  return list[0]?.id ?? '';
}

const moveApplication = async (id: string, sent: object): Promise<void> =>
  expect((await as('senior').post(`/broker/application/update-status/${id}`, sent)).status).toBe(200);

async function declineApplication(): Promise<void> {
  const { revision } = await as('admin').get<SettingsView>('/admin/settings');
  const values = { 'applications.reject_allowed': true };
  expect((await as('admin').post('/admin/settings', { revision, values })).status).toBe(200);
  await world.settle();
  await moveApplication(await applicationIn('new'), { status: 'rejected', reject_comment: 'No licence' });
}

async function createSupplier(): Promise<void> {
  const id = await applicationIn('in_work');
  const { supplier, version } = await as('senior').get<SupplierFormView>(`/supplier/create?supp-app-id=${id}`);
  const media = supplier.media.map((file) => file.id);
  const sent = { ...supplier, media, version, 'supp-app-id': id };
  expect((await as('senior').post('/supplier/create', sent)).status).toBe(200);
}

// A deal changes nothing for reviewers and the admin.
const dealers = staff.filter((email) => /^(manager|senior|buyer|supplier)@/.test(email));
const deal = dealSteps(as);
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
  ['a reviewer returns a card with a comment', () => decide('reviewed')],
  ['a reviewer approves a card', () => decide('approved')],
  ['a card under review is removed', removeCardUnderReview],
  ['a review is handed over to another reviewer', handOver],
  ['an application is accepted', async () => moveApplication(await applicationIn('new'), { status: 'in_work' })],
  ['an application is declined', declineApplication],
  ['a supplier is created from an application', createSupplier],
  ...deal,
  ['notifications are read', () => as('manager').post('/user/notice/api/readnotices', {})],
];

it.each(
  steps.map((step, index) => [...step, sampled(deal.includes(step) ? dealers : staff, { sample: 5 }, index)] as const),
)('after %s, badges and desks have the totals of the lists that they link to', async (_, run, compared) => {
  await run();
  await world.settle();
  // A page that waits too long for a part of its figures is shown without it.
  await vi.waitFor(
    async () => {
      for (const email of compared) await compare(email);
    },
    { timeout: 20_000, interval: 200 },
  );
});
