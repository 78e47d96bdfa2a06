import type { NoticeListView, RequestListView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let manager: Browser;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'error' });
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'en');
}, 240_000);

afterAll(async () => world?.close());

const inZone = (browser: Browser, zone: string): Browser => {
  browser.cookies.set('zone', zone);
  return browser;
};

/** Advances the clock to the given minute of a UTC day. */
const advanceTo = (minutes: number) => {
  const now = world.clock.now();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const passed = (now.getTime() - midnight) / 60_000;
  world.clock.advance(((minutes - passed + 1440) % 1440) * 60_000);
};

const signedIn = async (email: string) => world.signedIn(email, 'en');

describe('The time zone of the viewer', () => {
  it('is the zone that the page set, and UTC without a valid one', async () => {
    const visitor = world.browser('en');
    expect((await visitor.context()).time_zone).toBe('UTC');
    for (const zone of ['Asia/Kolkata', 'Europe/Moscow', 'Etc/GMT-14'])
      expect((await inZone(visitor, zone).context()).time_zone).toBe(zone);
    for (const zone of ['Europe/Nowhere', '+03:00', 'x'.repeat(3000)])
      expect((await inZone(visitor, zone).context()).time_zone).toBe('UTC');
  });

  it('decides on which day a request was published', async () => {
    // 22:30 in UTC is 01:30 of the next day in Moscow.
    advanceTo(22 * 60 + 30);
    [buyer, manager] = [await signedIn('buyer@volga.example'), await signedIn('manager@setu.example')];
    const utcDay = world.clock.now().toISOString().slice(0, 10);
    const nextDay = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=насос');
    const reply = await buyer.call(`/customer/request/create-from-product/${found.pagination.items[0]?.sku_id}`);
    const draft = (reply.headers.get('location') ?? '').split('/').at(-1) ?? '';
    expect((await buyer.post(`/request/publish/${draft}`, { count: 1, comment: 'Ночью' })).status).toBe(200);
    await world.settle();
    const days = async (zone: string, day: string) => {
      const path = `/broker/request-from-catalog-list?limit=100&published-on=${day}~${day}`;
      const { list } = await inZone(manager, zone).get<RequestListView>(path);
      return list.some(({ id }) => id === draft);
    };
    expect([await days('UTC', utcDay), await days('UTC', nextDay)]).toEqual([true, false]);
    expect([await days('Europe/Moscow', utcDay), await days('Europe/Moscow', nextDay)]).toEqual([false, true]);
    expect([await days('America/New_York', utcDay), await days('America/New_York', nextDay)]).toEqual([true, false]);
  });

  it('decides which notifications are from today', async () => {
    // It is 01:30 in Moscow. The notification came at 22:30 UTC, which is today in Moscow too.
    const today = async (zone: string) => {
      const { messages } = await inZone(manager, zone).get<NoticeListView>('/user/notice/list/day?limit=100');
      return messages.length;
    };
    expect(await today('Europe/Moscow')).toBeGreaterThan(0);
    advanceTo(30);
    manager = await signedIn('manager@setu.example');
    expect([await today('UTC'), (await today('Europe/Moscow')) > 0]).toEqual([0, true]);
  });
});
