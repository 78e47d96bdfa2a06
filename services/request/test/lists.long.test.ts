import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import type { ListRequestsRequest, StatusCount } from '@setu/proto/request/requests';
import type { RequestView } from '@setu/proto/request/view';
import { RequestKind, RequestStatus } from '@setu/proto/request/words';
import { requestStatusWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  defined,
  draft,
  listQuery,
  onega,
  people,
  published,
  refusal,
  setu,
  transition,
  userChanged,
  view,
  volga,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
const requests: Record<string, RequestView> = {};
const anna = actors.broker({ companyId: setu, roles: ['TEAM_MANAGER'] });
const boris = actors.broker({ companyId: setu, roles: ['TEAM_MANAGER'] });

async function make(key: string, by: Actor, part: Parameters<typeof card>[0]): Promise<string> {
  requests[key] = await published(world, by, card(part));
  world.clock.advance(24 * 3_600_000);
  return defined(requests[key]).id;
}

beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'ООО «Волга Импорт»', inn: '7707083893' });
  await companyChanged(world, { companyId: onega, shortName: 'АО «Онега Снаб»', inn: '7812345674' });
  await userChanged(world, { userId: anna.userId, companyId: setu, name: 'Анна', surname: 'Антонова' });
  await userChanged(world, { userId: boris.userId, companyId: setu, name: 'Борис', surname: 'Яковлев' });
  await make('tea', people.buyer, { name: { en: 'Zebra tea', ru: 'Аёва чай' }, price: 300n });
  const pump = await make('pump', people.buyer2, {
    name: { en: 'Centrifugal pump', ru: 'Насос центробежный' },
    price: 900n,
  });
  const bolt = await make('bolt', people.rival, { name: { en: 'Anchor bolt', ru: 'Якорный болт' }, price: null });
  await world.client.takeIntoWork(transition(pump), { actor: boris });
  await world.client.takeIntoWork(transition(bolt), { actor: anna });
  await world.client.rejectRequest(refusal(bolt), { actor: anna });
  requests.draft = await view(world, await draft(world), people.buyer);
});
afterAll(() => world?.close());

const list = (actor: Actor, over: Partial<ListRequestsRequest> = {}) =>
  world.client.listRequests(listQuery(over), { actor });
const counts = (all: StatusCount[]) =>
  Object.fromEntries(all.map(({ status, count }) => [requestStatusWord(status), count]));
const keyOf = (id: string): string => defined(Object.entries(requests).find(([, request]) => request.id === id))[0];
const keys = async (actor: Actor, over: Partial<ListRequestsRequest> = {}) =>
  (await list(actor, over)).rows.map(({ id }) => keyOf(id));

describe('The SLA timer in lists', () => {
  const due = { key: 'due_at', descending: false };

  it("sorts managers' overdue requests first and those without a deadline last, and filters late ones", async () => {
    expect(await keys(people.manager, { sort: due })).toEqual(['tea', 'pump', 'bolt']);
    expect(await keys(people.manager, { sort: { ...due, descending: true } })).toEqual(['pump', 'tea', 'bolt']);
    world.clock.advance(25 * 3_600_000);
    expect(await keys(people.manager, { late: true })).toEqual(['pump', 'tea']);
    const query = { late: true, statuses: [RequestStatus.IN_WORK], sort: due };
    const { total, statusCounts } = await list(people.manager, query);
    expect([total, counts(statusCounts)]).toEqual([1, { new: 1, in_work: 1 }]);
    const [tea, pump, bolt] = (await list(people.manager, { sort: due })).rows;
    const after = (row: typeof tea, hours: number) =>
      new Date(Date.parse(row?.statusAt ?? '') + hours * 3_600_000).toISOString();
    expect(tea?.clock).toEqual({ dueAt: after(tea, 4), waitsFor: CompanyType.BROKER });
    expect([pump?.clock?.dueAt, bolt?.clock]).toEqual([after(pump, 24), undefined]);
  });

  it('of a broker’s stage is known to the customer', async () => {
    const clocksOf = async (actor: Actor) => (await list(actor)).rows.flatMap(({ clock }) => clock ?? []);
    expect(await clocksOf(people.buyer)).toEqual(await clocksOf(people.manager));
  });
});

describe('The lists of requests', () => {
  it('show managers all published requests, newest first, with customer and manager', async () => {
    const { rows, total, statusCounts } = await list(people.manager);
    expect(rows.map(({ id }) => keyOf(id))).toEqual(['bolt', 'pump', 'tea']);
    expect([total, counts(statusCounts)]).toEqual([3, { new: 1, in_work: 1, rejected_by_broker: 1 }]);
    expect(rows[1]).toMatchObject({
      status: RequestStatus.IN_WORK,
      count: '12',
      unit: { en: 'kg', ru: 'кг' },
      customer: { shortName: 'ООО «Волга Импорт»', inn: '7707083893' },
      brokerManager: { id: boris.userId, surname: 'Яковлев' },
      totalPrice: { money: { minor: 10_800n, currency: 'INR' }, rate: { date: '2026-11-20' } },
    });
    expect(rows[0]?.totalPrice).toBeUndefined();
    expect(defined(rows[1]).statusAt > defined(rows[1]).publishedAt).toBe(true);
  });

  it("show customers their company's published requests and their own drafts", async () => {
    expect(await keys(people.buyer)).toEqual(['draft', 'pump', 'tea']);
    expect(await keys(people.buyer2)).toEqual(['pump', 'tea']);
    expect(await keys(people.rival)).toEqual(['bolt']);
    expect(counts((await list(people.buyer)).statusCounts)).toEqual({ draft: 1, new: 1, in_work: 1 });
  });

  it('are not for other broker staff, customers who may not trade or anonymous visitors', async () => {
    for (const who of ['reviewer', 'admin'] as const)
      expect(await refused(list(people[who]))).toMatchObject({ kind: 'forbidden', code: 'access_denied' });
    expect(await refused(list(people.newcomer))).toMatchObject({ code: 'commerce_not_allowed' });
    expect(await refused(list(people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('contain only requests of one kind', async () => {
    expect((await list(people.manager, { kind: RequestKind.RFD })).total).toBe(0);
    expect(await refused(list(people.manager, { kind: RequestKind.UNSPECIFIED }))).toMatchObject({
      fields: { kind: 'invalid_option' },
    });
  });

  it('can be searched by number, by either name, by customer and by INN', async () => {
    const { numericHash } = defined(requests.pump);
    expect(await keys(people.manager, { search: numericHash })).toEqual(['pump']);
    expect(await keys(people.manager, { search: numericHash.slice(0, 6) })).toContain('pump');
    expect(await keys(people.manager, { search: 'НАСОС' })).toEqual(['pump']);
    expect(await keys(people.manager, { search: 'zebra' })).toEqual(['tea']);
    expect(await keys(people.manager, { search: 'аева' })).toEqual(['tea']);
    expect(await keys(people.manager, { search: 'онега' })).toEqual(['bolt']);
    expect(await keys(people.manager, { search: '7812345674' })).toEqual(['bolt']);
    expect(await keys(people.manager, { search: '%' })).toEqual([]);
    expect(await keys(people.buyer2, { search: 'онега' })).toEqual([]);
    expect(await keys(people.buyer2, { search: 'насос' })).toEqual(['pump']);
  });

  it('filter by inclusive dates, by status and by manager, and the counts ignore the status filter', async () => {
    const day = (key: string): string => defined(requests[key]).publishedAt.slice(0, 10);
    expect(await keys(people.manager, { publishedOn: { from: day('pump'), to: day('pump'), timeZone: '' } })).toEqual([
      'pump',
    ]);
    expect(await keys(people.manager, { publishedOn: { from: day('pump'), to: '', timeZone: '' } })).toEqual([
      'bolt',
      'pump',
    ]);
    expect(await keys(people.buyer, { publishedOn: { from: '', to: day('pump'), timeZone: '' } })).toEqual([
      'pump',
      'tea',
    ]);
    const fresh = await list(people.manager, { statuses: [RequestStatus.NEW, RequestStatus.IN_WORK] });
    expect([fresh.total, fresh.rows.length, fresh.statusCounts.length]).toEqual([2, 2, 3]);
    expect(await keys(people.manager, { managerIds: [anna.userId] })).toEqual(['bolt']);
    expect(await keys(people.manager, { managerIds: [anna.userId, boris.userId] })).toEqual(['bolt', 'pump']);
  });

  it("filter by days in the viewer's time zone", async () => {
    const at = new Date(defined(requests.pump).publishedAt);
    const on = (timeZone: string) => {
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
      return keys(people.manager, { publishedOn: { from: day, to: day, timeZone } });
    };
    const yesterday = new Date(at.getTime() - 86_400_000).toISOString().slice(0, 10);
    const far = 'Pacific/Pago_Pago';
    expect([await on('UTC'), await on('Europe/Moscow'), await on(far)]).toEqual([['pump'], ['pump'], ['pump']]);
    expect(await keys(people.manager, { publishedOn: { from: yesterday, to: yesterday, timeZone: far } })).toEqual([
      at.getUTCHours() < 11 ? 'pump' : 'tea',
    ]);
    expect(await keys(people.manager, { publishedOn: { from: yesterday, to: yesterday, timeZone: 'UTC' } })).toEqual([
      'tea',
    ]);
    const nowhere = { from: yesterday, to: '', timeZone: 'Mars/Base' };
    expect(await refused(list(people.manager, { publishedOn: nowhere }))).toMatchObject({ kind: 'invalid' });
  });

  it('are empty for unknown values and reject a malformed date', async () => {
    expect(await refused(list(people.manager, { statuses: [RequestStatus.UNSPECIFIED] }))).toMatchObject({
      fields: { statuses: 'invalid_option' },
    });
    expect(await keys(people.manager, { managerIds: ['x'] })).toEqual([]);
    expect(await keys(people.manager, { managerIds: [systemIds.id()] })).toEqual([]);
    for (const from of ['2026-02-31', 'yesterday', '2026-1-1'])
      expect(await refused(list(people.manager, { publishedOn: { from, to: '', timeZone: '' } }))).toMatchObject({
        fields: { published_on: 'invalid_date' },
      });
  });

  it.each([
    ['published_at', false, ['tea', 'pump', 'bolt']],
    ['name', false, ['bolt', 'pump', 'tea']],
    ['name', true, ['tea', 'pump', 'bolt']],
    ['status', false, ['tea', 'pump', 'bolt']],
    ['status', true, ['bolt', 'pump', 'tea']],
    ['manager', false, ['tea', 'bolt', 'pump']],
    ['manager', true, ['pump', 'bolt', 'tea']],
    ['total_price', false, ['tea', 'pump', 'bolt']],
    ['total_price', true, ['pump', 'tea', 'bolt']],
    ['customer', false, ['bolt', 'tea', 'pump']],
    ['customer', true, ['pump', 'tea', 'bolt']],
  ] as const)('sort by %s, descending: %s', async (key, descending, expected) => {
    expect(await keys({ ...people.manager, locale: 'en' }, { sort: { key, descending } })).toEqual(expected);
  });

  it("sort by number, and by name in the reader's language", async () => {
    const numbers = (await list(people.manager, { sort: { key: 'numeric_hash', descending: false } })).rows.map(
      ({ numericHash }) => numericHash,
    );
    expect(numbers).toEqual([...numbers].sort());
    expect((await keys({ ...people.manager, locale: 'ru' }, { sort: { key: 'name', descending: false } }))[0]).toBe(
      'tea',
    );
  });

  it('reject an unknown sort key and an invalid page', async () => {
    expect(await refused(list(people.manager, { sort: { key: 'id', descending: true } }))).toMatchObject({
      fields: { sort: 'invalid_option' },
    });
    expect(await refused(list(people.manager, { page: { page: 1, limit: 101 } }))).toMatchObject({ kind: 'invalid' });
    expect(await list(people.manager, { page: { page: 50, limit: 10 } })).toMatchObject({ rows: [], total: 3 });
  });

  it("follow a manager's new name", async () => {
    await userChanged(world, { userId: boris.userId, companyId: setu, name: 'Борис', surname: 'Абрамов', version: 2 });
    await userChanged(world, {
      userId: boris.userId,
      companyId: setu,
      name: 'Борис',
      surname: 'Устаревший',
      version: 1,
    });
    expect(await keys(people.manager, { sort: { key: 'manager', descending: false } })).toEqual([
      'tea',
      'pump',
      'bolt',
    ]);
    expect((await list(people.manager, { managerIds: [boris.userId] })).rows[0]?.brokerManager?.surname).toBe(
      'Абрамов',
    );
  });
});

describe('The counts of requests', () => {
  const count = (actor: Actor) => world.client.countRequests({}, { actor });

  it('show managers the number of new requests, and suppliers nothing', async () => {
    expect(await count(people.manager)).toMatchObject({ newRfc: 1, newRfd: 0 });
    expect(await count(people.senior)).toMatchObject({ newRfc: 1, newRfd: 0 });
    expect(await count(people.supplier)).toEqual({});
    expect(await count(people.reviewer)).toEqual({});
    expect(await refused(count(people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('show customers the number of requests with new events since a user of the company last viewed them', async () => {
    expect(await count(people.buyer)).toEqual({ customerTotal: 2, customerNewResponses: 1 });
    await view(world, defined(requests.pump).id, people.manager);
    expect((await count(people.buyer)).customerNewResponses).toBe(1);
    await view(world, defined(requests.pump).id, people.buyer);
    expect((await count(people.buyer2)).customerNewResponses).toBe(0);
    await world.client.cancelRequest(refusal(defined(requests.pump).id), { actor: people.buyer });
    expect((await count(people.buyer2)).customerNewResponses).toBe(0);
  });
});

describe('The names and numbers of requests', () => {
  it('are returned only for requests that the caller may see', async () => {
    const ids = Object.values(requests).map((request) => defined(request).id);
    const named = async (actor: Actor) => {
      const { heads } = await world.client.batchGetHeads(
        { requestIds: [...ids, 'nonsense', systemIds.id()] },
        { actor },
      );
      return heads.map(({ name }) => name?.en).sort();
    };
    expect(await named(people.manager)).toEqual(['Anchor bolt', 'Centrifugal pump', 'Zebra tea']);
    expect(await named(people.rival)).toEqual(['Anchor bolt']);
    expect(await named(people.buyer2)).toEqual(['Centrifugal pump', 'Zebra tea']);
    expect(await named(people.supplier)).toEqual([]);
    const { heads } = await world.client.batchGetHeads({ requestIds: ids }, { actor: people.rival });
    const { numericHash } = defined(requests.bolt);
    expect(heads[0]).toMatchObject({ numericHash, status: RequestStatus.REJECTED_BY_BROKER });
    expect([heads[0]?.count, heads[0]?.unit?.en]).not.toContain('');
  });

  it('are limited to 100 and not returned to anonymous visitors', async () => {
    const many = Array.from({ length: 101 }, () => systemIds.id());
    expect(await refused(world.client.batchGetHeads({ requestIds: many }, { actor: people.buyer }))).toMatchObject({
      kind: 'invalid',
    });
    await expect(world.client.batchGetHeads({ requestIds: [] }, { actor: people.anonymous })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});
