import type { SupplierTrustView, TrustHistoryView, TrustItemsView } from '@setu/contract';
import { companyId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let visitor: Browser;
let buyer: Browser;
let supplier: Browser;
let manager: Browser;
beforeAll(async () => {
  world = await startWorld();
  visitor = world.browser('ru');
  buyer = await world.signedIn('buyer@volga.example');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'en');
}, 240_000);
afterAll(() => world?.close());

const kaveri = `/company/${companyId('kaveri')}/trust`;
const fewDeals = `/company/${companyId('deccan-flow')}/trust`;
const kinds = ['answers', 'offers', 'shipments', 'deals', 'samples'];
const figure = 'kind, count, value, ninetieth, hits';

describe('What speaks for a supplier', () => {
  it('is open to everyone: checks with their days, certificates with their ends, and figures with their counts', async () => {
    for (const browser of [visitor, buyer, supplier, manager]) {
      const found = await browser.get<SupplierTrustView>(kaveri);
      expectNames(found, 'verified, member_since, checks, certificates, figures');
      expect(found.verified).toBe(true);
      expect(found.checks.every(({ checked_on: day }) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
      expect(found.certificates?.[0]?.valid_until).toMatch(/^\d{4}-/);
      expect(found.figures?.list.map(({ kind }) => kind)).toEqual(kinds);
      for (const one of found.figures?.list ?? []) {
        expectNames(one, figure);
        expect(one.count).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('has no figures of fewer than five deals, and does not exist for a customer company', async () => {
    expect((await visitor.get<SupplierTrustView>(fewDeals)).figures?.list).toEqual([]);
    expect((await manager.call(`/company/${companyId('volga')}/trust`)).status).toBe(404);
  });
});

describe('The history of a supplier', () => {
  it('is for its own staff and managers, and includes figures of fewer than five', async () => {
    for (const browser of [supplier, manager]) {
      const found = await browser.get<TrustHistoryView>(`${kaveri}/history`);
      expectNames(found, 'since, list, months');
      expect(found.months).toHaveLength(12);
      const some = found.months.filter(({ list }) => list.some(({ count }) => count < 5));
      expect(some.length).toBeGreaterThan(0);
    }
    expect((await supplier.call(`${fewDeals}/history`)).status).toBe(404);
    expect((await buyer.call(`${kaveri}/history`)).status).toBe(403);
  });
});

describe('The requests behind a figure', () => {
  it('are for managers, as many as the figure says, each with the way to its page', async () => {
    const { list = [] } = (await manager.get<SupplierTrustView>(kaveri)).figures ?? {};
    for (const { kind, count } of list) {
      const found = await manager.get<TrustItemsView>(`${kaveri}/${kind}/requests?limit=100`);
      expect([found.total, found.list.length]).toEqual([count, count]);
      const [first] = found.list;
      if (first === undefined) throw new Error('no request');
      expectNames(first, 'id, kind, number, name, langs, at, value, route');
      expect(first.route).toMatchObject({ name: 'request_for_broker_page', params: { requestEntity: first.id } });
    }
    expect((await manager.call(`${kaveri}/luck/requests`)).status).toBe(422);
    expect((await manager.call(`${kaveri}/offers/requests?page=0`)).status).toBe(422);
    expect((await supplier.call(`${kaveri}/offers/requests`)).status).toBe(403);
  });
});
