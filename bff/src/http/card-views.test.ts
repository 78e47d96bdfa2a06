import { unavailable } from '@setu/kit/core';
import type { CountCardViewsRequest } from '@setu/proto/catalogue/card_views';
import { afterEach, expect, it } from 'vitest';
import { type CardViews, cardViews, type PageCall } from './card-views.js';
import { newVisitor } from './visitor.js';

const keys = ['a key for tests only of more than 32 bytes'];
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36';
const [card, other] = ['00000003-0000-4000-8000-000000000001', '00000003-0000-4000-8000-000000000002'];

let open: CardViews[] = [];
afterEach(async () => {
  for (const views of open) await views.close();
  open = [];
});

/** Creates a counter with a catalogue that can be unavailable, and the list of batches the catalogue received. */
const counter = () => {
  const received: CountCardViewsRequest[] = [];
  const state = { away: false, now: Date.parse('2026-11-20T09:00:00Z') };
  const countCardViews = async (batch: CountCardViewsRequest) => {
    received.push(batch);
    if (state.away) throw unavailable('away');
    return {};
  };
  const views = cardViews({ countCardViews }, () => state.now);
  open.push(views);
  const sums = async () => {
    await views.flush();
    const sum = new Map<string, number>();
    const batches = new Map(received.map(({ batchId, counted }) => [batchId, counted]));
    for (const { skuId, views: count } of [...batches.values()].flat()) sum.set(skuId, (sum.get(skuId) ?? 0) + count);
    return Object.fromEntries(sum);
  };
  return { views, received, state, sums };
};

interface Visit {
  cookie?: string;
  agent?: string;
  ip?: string;
  type?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A call with the fields that the counter reads. */
const call = ({ cookie, agent = chrome, ip = '203.0.113.7', type, method = 'GET', headers = {} }: Visit): PageCall =>
  ({
    req: {
      ...{ method, ip, headers: { ...headers, ...(cookie && { cookie: `visitor=${cookie}` }) } },
      get: (name: string) => (name === 'user-agent' ? agent : undefined),
    },
    caller: {
      unknown: null,
      visitorId: cookie?.split('.')[0] ?? `fresh ${Math.random()}`,
      principal: type ? { actor: { companyType: type } } : null,
    },
    deps: { config: { CSRF_SECRET: keys }, names: { visitor: 'visitor' } },
  }) as unknown as PageCall;

it('a browser is counted once per card and day', async () => {
  const { views, state, sums } = counter();
  const { cookie } = newVisitor(keys);
  for (let times = 0; times < 3; times += 1) views.opened(call({ cookie }), card);
  views.opened(call({ cookie }), other.toUpperCase());
  views.opened(call({ cookie: newVisitor(keys).cookie, type: 'customer' }), card);
  expect(await sums()).toEqual({ [card]: 2, [other]: 1 });
  state.now += 86_400_000;
  views.opened(call({ cookie }), card);
  expect((await sums())[card]).toBe(3);
});

it('visitors without cookies are counted once per network and browser', async () => {
  const { views, sums } = counter();
  for (let times = 0; times < 3; times += 1) views.opened(call({}), card);
  views.opened(call({ ip: '198.51.100.9' }), card);
  expect(await sums()).toEqual({ [card]: 2 });
});

it('staff, suppliers, robots and prefetching are not counted', async () => {
  const { views, received } = counter();
  const cookie = () => newVisitor(keys).cookie;
  views.opened(call({ cookie: cookie(), type: 'broker' }), card);
  views.opened(call({ cookie: cookie(), type: 'supplier' }), card);
  views.opened(call({ cookie: cookie(), agent: 'curl/8' }), card);
  views.opened(call({ cookie: cookie(), method: 'HEAD' }), card);
  views.opened(call({ cookie: cookie(), headers: { 'sec-purpose': 'prefetch' } }), card);
  await views.flush();
  expect(received).toEqual([]);
});

it('the same batch of views is sent again until the catalogue accepts it, then the views counted in the meantime', async () => {
  const { views, received, state, sums } = counter();
  state.away = true;
  views.opened(call({ cookie: newVisitor(keys).cookie }), card);
  await views.flush();
  views.opened(call({ cookie: newVisitor(keys).cookie }), card);
  await views.flush();
  expect(new Set(received.map(({ batchId }) => batchId)).size).toBe(1);
  state.away = false;
  expect(await sums()).toEqual({ [card]: 2 });
  expect(new Set(received.map(({ batchId }) => batchId)).size).toBe(2);
});
