import type { DayRateView, RequestListView, RequestPageView, RequestPriceView, RequestRowView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let manager: Browser;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signedIn('manager@setu.example', 'ru');
}, 240_000);
afterAll(async () => world?.close());

/** Returns the amount that a page shows first, and the day it was entered. */
function best({ request }: RequestPageView): { price: RequestPriceView | null; day: string | undefined } {
  const on = (status: string) => request.status_events.find((event) => event.status === status)?.date.slice(0, 10);
  const { contract_price, offer_price, customer_price } = request;
  if (contract_price) return { price: contract_price, day: on('contracted') };
  if (offer_price) return { price: offer_price, day: on('offer_received') };
  return { price: customer_price, day: on('new') };
}

describe.each(['catalog', 'description'])('The list of requests from %s', (kind) => {
  it('shows the amount of each request as its page does, at the rate of the day it was entered', async () => {
    const { list } = await manager.get<RequestListView>(`/broker/request-from-${kind}-list?limit=100`);
    const oneOfEach = new Map<string, RequestRowView>(list.map((row) => [row.status, row]));
    expect(oneOfEach.size).toBe(11);
    for (const row of oneOfEach.values()) {
      const { price, day } = best(await manager.get<RequestPageView>(`/broker/preview/${row.id}`));
      expect([row.status, row.total_price]).toEqual([row.status, price]);
      if (price !== null) expect([row.status, price.rate_date]).toEqual([row.status, day]);
    }
  });
});

it('keeps the rate of an old request when the rates of later days change', async () => {
  const { list } = await manager.get<RequestListView>('/broker/request-from-catalog-list?limit=100&status=contracted');
  const [row] = list;
  if (!row) throw new Error('no contracted request');
  const before = best(await manager.get<RequestPageView>(`/broker/preview/${row.id}`)).price;
  const today = new Date().toISOString().slice(0, 10);
  const doubledRate = {
    currency: 'INR',
    date: today as never,
    valueE4: 180_000n,
    nominal: 10,
    source: 'cbr',
    carried: false,
  } as const;
  await world.services.fx.deps.write(({ rates }) => rates.put(doubledRate));
  const [now] = await world.browser().get<DayRateView[]>(`/api/currency-rates?from=${today}&to=${today}`);
  expect(now?.rate).toBe(1.8);
  expect(best(await manager.get<RequestPageView>(`/broker/preview/${row.id}`)).price).toEqual(before);
});
