import type {
  CompanyCatalogView,
  CostCoverageView,
  DayRateView,
  DeskView,
  RegulationsView,
  RequestListView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => world?.close());

const desk = async (email: string, locale: 'ru' | 'en' = 'ru') =>
  (await world.signedIn(email, locale)).get<DeskView>('/user/desk');

describe('The dashboard', () => {
  it('shows a buyer their tasks, the company’s requests by stage and its spending, but no workload', async () => {
    const { requests, queues } = await desk('buyer@volga.example');
    expect(requests?.stages.length).toBeGreaterThan(2);
    expect(requests?.stages.every(({ count, ages }) => count === ages.reduce((all, n) => all + n, 0))).toBe(true);
    const queue = await world.signedIn('buyer@volga.example');
    for (const { status, rfc, rfd } of requests?.stages ?? []) {
      const listed = async (kind: string) =>
        (await queue.get<RequestListView>(`/customer/request-from-${kind}-list?status=${status}`)).total_count;
      expect([status, await listed('catalog'), await listed('description')]).toEqual([status, rfc, rfd]);
    }
    const turns = requests?.waiting.filter(({ reason }) => reason === 'turn') ?? [];
    expect(turns.every(({ request }) => ['draft', 'contracted'].includes(request.status))).toBe(true);
    expect([requests?.load, queues]).toEqual([[], null]);
  });

  it('shows a manager the queue by deadline, everyone’s workload and the other queues', async () => {
    const { requests, queues } = await desk('manager@setu.example', 'en');
    // A task with a deadline is sorted by it, and every other task by how long it has waited.
    const order = requests?.waiting.map(({ due_at: due, since }) => due ?? since) ?? [];
    expect(order.length).toBeGreaterThan(0);
    expect(order).toEqual([...order].sort());
    expect(requests?.load.length).toBeGreaterThan(0);
    expect(queues).not.toBeNull();
    expect(requests?.spend).toEqual([]);
  });

  it('shows the number of overdue requests of each stage, the same as the filtered list has', async () => {
    const senior = await world.signedIn('senior@setu.example');
    const { requests } = await senior.get<DeskView>('/user/desk');
    for (const { status, late_rfc: rfc, late_rfd: rfd } of requests?.stages ?? []) {
      const listed = async (kind: string) =>
        (await senior.get<RequestListView>(`/broker/request-from-${kind}-list?status=${status}&clock=late`))
          .total_count;
      expect([status, await listed('catalog'), await listed('description')]).toEqual([status, rfc, rfd]);
    }
    const path = '/broker/request-from-catalog-list?limit=100&sort[due_at]=asc';
    const all = (await senior.get<RequestListView>(path)).list.map(({ clock }) => clock?.due_at ?? '9999');
    expect(new Set(all).size).toBeGreaterThan(2);
    expect(all).toEqual(all.toSorted());
    expect((await senior.call('/customer/request-from-catalog-list?sort[due_at]=asc')).status).toBe(403);
    const buyer = await world.signedIn('buyer@volga.example');
    expect((await buyer.call('/customer/request-from-catalog-list?sort[due_at]=asc')).status).toBe(200);
  });

  it('shows a supplier no customer before the contract', async () => {
    const { requests } = await desk('supplier@deccan.example');
    const before = (requests?.waiting ?? []).filter(({ request }) => request.status === 'send_to_supplier');
    expect(before.length).toBeGreaterThan(0);
    for (const { request } of before) expect([request.customer, request.contact_info]).toEqual([null, null]);
  });

  it('shows a supplier its cards, their views and requests, and the facts on its page', async () => {
    const { supplier } = await desk('supplier@deccan.example');
    const { counts } = supplier?.cards ?? {};
    const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
    const deccan = await world.signedIn('supplier@deccan.example');
    const path = `/company/${supplier?.company_id}/catalog`;
    expect((await deccan.get<CompanyCatalogView>(path)).totalCount).toBe(total);
    for (const [status, count] of Object.entries(counts ?? {}))
      expect([status, (await deccan.get<CompanyCatalogView>(`${path}?f_state=${status}`)).totalCount]).toEqual([
        status,
        count,
      ]);
    expect(supplier?.may_create).toBe(true);
    expect(supplier?.weeks).toHaveLength(12);
    const ofTop = (key: 'views' | 'requests') =>
      supplier?.top_cards?.reduce((sum, card) => sum + (card[key] ?? 0), 0) ?? Number.NaN;
    expect(supplier?.last_30_days.views).toBeGreaterThanOrEqual(ofTop('views'));
    expect(supplier?.last_30_days.requests).toBeGreaterThanOrEqual(ofTop('requests'));
    const sums = supplier?.top_cards?.map(({ weeks }) => weeks.reduce((sum, views) => sum + views, 0)) ?? [];
    expect(sums.length).toBeGreaterThan(0);
    expect(supplier?.company?.facts.filter((fact) => fact.is_said).length).toBeGreaterThan(4);
    expect((await desk('buyer@volga.example')).supplier).toBeNull();
  });

  it('shows an administrator what needs attention, as the screens behind it count it', async () => {
    const admin = await world.signedIn('admin@setu.example');
    const found = (await admin.get<DeskView>('/user/desk')).admin;
    const coverage = await admin.get<CostCoverageView>('/admin/cost-tables');
    const { companies } = await admin.get<RegulationsView>('/admin/regulations');
    const sum = (of: 'expiring' | 'expired') => coverage.tables.reduce((all, table) => all + table[of], 0);
    expect(found).toMatchObject({
      ...{ without_duty: coverage.without_duty.cards, expiring_rates: sum('expiring'), expired_rates: sum('expired') },
      unsigned: companies.filter((company) => !company.is_confirmed).length,
    });
    expect([found?.unsigned, found?.without_duty].every((count) => (count ?? 0) > 0)).toBe(true);
    expect(found?.missed_searches).not.toBeNull();
  });

  it('shows everything else if a service is stopped', async () => {
    const buyer = await world.signedIn('buyer@volga.example');
    await world.stop('request');
    const { requests } = await buyer.get<DeskView>('/user/desk');
    expect(requests).toBeNull();
    const { supplier } = await desk('supplier@kaveri.example');
    expect(supplier?.weeks?.map(({ requests: count }) => count)).toEqual(Array.from({ length: 12 }, () => null));
    expect(supplier?.last_30_days).toEqual({ views: expect.any(Number), requests: null });
    expect(supplier?.top_cards?.every(({ requests: count }) => count === null)).toBe(true);
    await world.restart('request');
  });
});

describe('The rupee’s rates in a period', () => {
  it('are public and sorted by day, oldest first', async () => {
    const to = world.clock.now().toISOString().slice(0, 10);
    const from = new Date(world.clock.now().getTime() - 89 * 86_400_000).toISOString().slice(0, 10);
    const rates = await world.browser().get<DayRateView[]>(`/api/currency-rates?from=${from}&to=${to}`);
    expect(rates.length).toBeGreaterThan(10);
    expect(rates.map(({ date }) => date)).toEqual(rates.map(({ date }) => date).toSorted());
    expect(rates.every(({ date, rate }) => date >= from && date <= to && rate > 0)).toBe(true);
  });

  it('report a wrong period on its field', async () => {
    const reply = await world.browser('en').call('/api/currency-rates?from=2026-11-20&to=2026-11-19');
    expect([reply.status, Object.keys(reply.failure.data.error)]).toEqual([422, ['to']]);
  });
});
