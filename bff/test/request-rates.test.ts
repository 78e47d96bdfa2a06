import type { MoneyView, RateView, RequestListView, RequestPageView, RequestRowView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let manager: Browser;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signedIn('manager@setu.example', 'ru');
}, 120_000);
afterAll(async () => world?.close());

interface Shown {
  money: MoneyView | null;
  rate: RateView | null;
}

/** The amount a page shows first, and the day it was entered on. */
function best({ request }: RequestPageView): Shown & { day: string | undefined } {
  const on = (status: string) => request.history.find((event) => event.status === status)?.date.slice(0, 10);
  const { contract_price, contract_rate, offer_price, offer_rate, customer_price, rate } = request;
  if (contract_price) return { money: contract_price, rate: contract_rate, day: on('contracted') };
  if (offer_price) return { money: offer_price, rate: offer_rate, day: on('offer_received') };
  return { money: customer_price, rate, day: on('new') };
}

describe.each(['catalog', 'description'])('the list of requests from %s', (kind) => {
  it('shows of each request the amount its page shows, at the rate of the day it was entered', async () => {
    const { list } = await manager.get<RequestListView>(`/broker/request-from-${kind}-list?limit=100`);
    const oneOfEach = new Map<string, RequestRowView>(list.map((row) => [row.status, row]));
    expect(oneOfEach.size).toBe(11);
    for (const row of oneOfEach.values()) {
      const { money, rate, day } = best(await manager.get<RequestPageView>(`/broker/preview/${row.id}`));
      expect([row.status, row.total_price, row.rate]).toEqual([row.status, money, rate]);
      if (money !== null) expect([row.status, rate?.date]).toEqual([row.status, day]);
    }
  });
});
