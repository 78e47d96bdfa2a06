import { systemIds } from '@setu/kit/core';
import { type Knex, openDatabase } from '@setu/kit/db';
import { trustKinds } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskScope } from '../src/desk/domain/scope.js';
import { cardDemandQuery, weekDemandQuery } from '../src/desk/store/card-demand.js';
import { completedStageQuery, stagesQuery, waitingQuery } from '../src/desk/store/desk-queries.js';
import { type MattersQuery, mattersInQuery, mattersQuery } from '../src/desk/store/matters-query.js';
import { overdueQuery } from '../src/milestones/store/milestones.js';
import { defaultSlaTerms, lateBefore } from '../src/requests/domain/sla-timers.js';
import { countsQueries, idsQuery, type ListQuery, pageQuery } from '../src/requests/store/list-query.js';
import { completedQuery, pageQuery as itemPageQuery, sumsQuery } from '../src/trust/store/item-queries.js';
import { boot, kaveri, people, volga, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  // A separate pool without a statement timeout, because filling the tables takes longer than a call may.
  const url = world.deps.env.DATABASE_URL;
  const db = openDatabase({ url, schema: 'setu_request', pool: { max: 1 }, statementMs: 0 });
  await fill(db, 20_000);
  for (const table of ['request', 'condition', 'company_copy']) await db.raw(`vacuum analyze ${table}`);
  await db.destroy();
}, 120_000);
afterAll(() => world?.close());

/** Inserts requests of 400 customers over a year, in every status, half of each kind. */
async function fill(db: Knex, size: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(
      `insert into company_copy (id, type, short_name, inn, version, search_text)
       select case when n = 0 then ?::uuid else gen_random_uuid() end, 'customer', 'Company ' || n, '77' || n, 1, 'company ' || n
       from generate_series(0, 399) n`,
      [volga],
    );
    await trx.raw(
      `with numbered as (select id, row_number() over (order by id) - 1 as n from company_copy)
       insert into request (id, kind, numeric_hash, status, created_at, published_at, status_at, author_user_id,
         customer_company_id, broker_manager_id, manager_name, contact, sku_id, name_en, name_ru, search_text, total_minor)
       select gen_random_uuid(), (array['rfc', 'rfd'])[1 + i % 2], lpad(i::text, 8, '0'),
         (array['draft', 'new', 'in_work', 'send_to_supplier', 'offer_received', 'contracted', 'completed'])[1 + (i / 2) % 7],
         now() - i * interval '20 minutes', case when (i / 2) % 7 = 0 then null else now() - i * interval '20 minutes' end,
         now() - i * interval '5 minutes', gen_random_uuid(), c.id, m.id, 'manager ' || (i % 9), '{}', gen_random_uuid(), 'Thing ' || md5(i::text),
         'Вещь ' || md5(i::text), 'thing ' || md5(i::text), case when i % 5 = 0 then null else i * 100 end
       from generate_series(1, ?) i
       join numbered c on c.n = i % 400
       join (select gen_random_uuid() as id, n from generate_series(0, 8) n) m on m.n = i % 9`,
      [size],
    );
    await trx.raw('insert into condition (id, request_id, count) select gen_random_uuid(), id, 1 from request');
  });
}

const baseQuery: ListQuery = {
  kind: 'rfc',
  scope: 'published',
  search: undefined,
  published: {},
  statuses: undefined,
  managers: undefined,
  late: undefined,
  terms: defaultSlaTerms,
  sort: 'published_at',
  descending: true,
  locale: 'ru',
  limit: 10,
  offset: 0,
};
const own = { companyId: volga, userId: people.buyer.userId };
const reader: MattersQuery = {
  scope: { of: 'customer', companyId: volga, userId: people.buyer.userId },
  ...{ userId: people.buyer.userId, companyId: volga, milestones: ['advance'], now: new Date() },
};
const waitingNow = {
  requestId: systemIds.id(),
  reason: 'turn',
  since: new Date(),
  channel: undefined,
  milestone: undefined,
} as const;
const month = { published: { from: new Date('2026-10-01T00:00:00Z'), before: new Date('2026-11-01T00:00:00Z') } };

// With these limits the newer half of each stage is not late yet.
const late = lateBefore({ ...defaultSlaTerms, hours: { new: 800, in_work: 800, contracted: 800 } }, new Date());

const kinds: Array<[string, Partial<ListQuery>]> = [
  ['newest first', {}],
  ['by date, oldest first', { descending: false }],
  ['by number', { sort: 'numeric_hash', descending: false }],
  ['by Russian name', { sort: 'name', descending: false }],
  ['by English name, descending', { sort: 'name', locale: 'en' }],
  ['by manager', { sort: 'manager', descending: false }],
  ['by status', { sort: 'status' }],
  ['by price', { sort: 'total_price', descending: false }],
  ['by price, most expensive first', { sort: 'total_price' }],
  ['searched by text', { search: { text: 'abcdef', companyIds: [] } }],
  ['searched by customer', { search: { text: 'company 7', companyIds: [volga] } }],
  ['of a month', month],
  ['of one status', { statuses: ['new'] }],
  ['of one manager', { managers: { ids: [systemIds.id()], unassigned: false } }],
  ['by deadline', { sort: 'due_at', descending: false }],
  ['by deadline, latest first', { sort: 'due_at' }],
  ['by customer', { sort: 'customer', descending: false }],
  ['by customer, descending, on a late page', { sort: 'customer', offset: 500 }],
  ['by customer, of one status', { sort: 'customer', statuses: ['new'] }],
  ['by customer, searched by text', { sort: 'customer', search: { text: 'abcdef', companyIds: [] } }],
  ['of late requests', { late }],
  ['of late requests in one stage, by deadline', { late, statuses: ['new'], sort: 'due_at', descending: false }],
  ['of a company', { scope: own }],
  ['of a company, searched', { scope: own, search: { text: 'abcdef', companyIds: [] } }],
  ['of a company by price', { scope: own, sort: 'total_price' }],
  ['of a company by time in a stage', { scope: own, sort: 'status_at', descending: false }],
  ['of a company by its own steps', { scope: own, sort: 'due_at', descending: false }],
  ['of a company, waiting for the reader', { scope: own, waiting: true, waits: { query: reader } }],
  ['of a company, few of which wait for the reader', { scope: own, waiting: true, waits: { matters: [waitingNow] } }],
  [
    'of a company by its own steps for a reader',
    { scope: own, sort: 'due_at', descending: false, waits: { query: reader } },
  ],
  [
    'of a senior manager, waiting for the reader',
    { waiting: true, waits: { query: { ...reader, scope: { of: 'broker', userId: undefined } } } },
  ],
  [
    'of a manager, waiting for the reader',
    { waiting: true, waits: { query: { ...reader, scope: { of: 'broker', userId: volga } } } },
  ],
  ['of a supplier by its own steps', { kind: undefined, scope: { supplierId: volga }, sort: 'due_at' }],
  ['of a supplier by time in a stage', { kind: undefined, scope: { supplierId: volga }, sort: 'status_at' }],
];

describe('With 20,000 requests', () => {
  it.each(kinds)('the list %s and its counts read an index', async (_, over) => {
    const query = { ...baseQuery, ...over };
    for (const built of [pageQuery(world.deps.db, query), ...countsQueries(world.deps.db, query)]) {
      const { sql, bindings } = built.toSQL().toNative();
      const plan: string[] = await explain(sql, [...bindings]);
      expect(plan.filter((line) => /Seq Scan on request/.test(line))).toEqual([]);
    }
  });

  it.each<[string, Partial<ListQuery>]>([
    ['of all requests', {}],
    ['of both kinds', { kind: undefined }],
    ['of some statuses', { statuses: ['new', 'completed'] }],
    ['of some managers', { managers: { ids: [systemIds.id()], unassigned: true } }],
  ])('the counts %s read no request', async (_, over) => {
    for (const built of countsQueries(world.deps.db, { ...baseQuery, ...over })) {
      const { sql, bindings } = built.toSQL().toNative();
      const plan = await explain(sql, [...bindings]);
      expect(plan.filter((line) => / on request/.test(line))).toEqual([]);
    }
  });

  it.each<[string, Partial<ListQuery>]>([
    ['newest first', {}],
    ['by deadline', { sort: 'due_at', descending: false }],
    ['by customer', { sort: 'customer', descending: false }],
  ])('exporting both kinds %s reads an index in order', async (_, over) => {
    const { sql, bindings } = idsQuery(world.deps.db, { ...baseQuery, kind: undefined, ...over }, 1000)
      .toSQL()
      .toNative();
    const plan = await explain(sql, [...bindings]);
    expect(plan.filter((line) => /Seq Scan on request/.test(line))).toEqual([]);
    expect(
      plan.filter((line) => /request_(listed_both|status|customer|company)_idx/.test(line)).length,
    ).toBeGreaterThan(0);
  });

  it.each<[string, Partial<ListQuery>]>([
    ['without filters', {}],
    ['of some statuses', { statuses: ['new', 'completed'] }],
    ['of a month', month],
    ['of one manager', { managers: { ids: [systemIds.id()], unassigned: false } }],
    ['of late requests', { late }],
    ['searched by text', { search: { text: 'abcdef', companyIds: [] } }],
    ['of a company', { scope: own }],
    ['of a supplier', { scope: { supplierId: volga } }],
  ])('counting both kinds %s reads an index', async (_, over) => {
    for (const built of countsQueries(world.deps.db, { ...baseQuery, kind: undefined, ...over })) {
      const { sql, bindings } = built.toSQL().toNative();
      const plan = await explain(sql, [...bindings]);
      expect(plan.filter((line) => /Seq Scan on request/.test(line))).toEqual([]);
    }
  });

  const desks: Array<[string, DeskScope]> = [
    ['a customer', { of: 'customer', companyId: volga, userId: people.buyer.userId }],
    ['a supplier', { of: 'supplier', companyId: systemIds.id() }],
    ['a manager', { of: 'broker', userId: systemIds.id() }],
    ['a senior manager', { of: 'broker', userId: undefined }],
  ];
  it.each(desks)('the dashboard of %s reads an index for its waiting items and its stages', async (_, scope) => {
    const limits = { statuses: ['new'], instants: [new Date().toISOString()] };
    const stages = ['new'];
    const matters = { ...{ scope, userId: volga, companyId: volga, milestones: ['shipped'] }, now: new Date() };
    const waiting = mattersInQuery(matters, [systemIds.id()]);
    for (const built of [
      waitingQuery(world.deps.db, scope).orderBy(['request.status_at', 'request.id']).limit(10),
      stagesQuery(world.deps.db, { scope, stages, limits, today: limits.instants, now: new Date() }),
      mattersQuery(world.deps.db, matters, { reason: undefined, offset: 0, limit: 10 }),
      world.deps.db.raw(waiting.sql, waiting.bindings),
      ...(scope.of === 'broker' ? [completedStageQuery(world.deps.db, scope, new Date())] : []),
    ]) {
      const { sql, bindings } = built.toSQL().toNative();
      const plan = await explain(sql, [...bindings]);
      expect(plan.filter((line) => /Seq Scan on request/.test(line))).toEqual([]);
    }
  });

  it("the demand for a supplier's cards reads its own index", async () => {
    const of = { companyId: kaveri, from: '2026-08-31' };
    const { db } = world.deps;
    const queries: Array<[Pick<ReturnType<typeof weekDemandQuery>, 'toSQL'>, RegExp]> = [
      [weekDemandQuery(db, of, '2026-10-22'), /request_demand_idx/],
      [cardDemandQuery(db, of, { limit: 6 }), /request_demand_idx/],
      // For a few cards the query uses the index by supplier or by card, whichever covers fewer rows.
      [cardDemandQuery(db, of, { skuIds: [systemIds.id()] }), /request_(demand|card)_idx/],
    ];
    for (const [built, index] of queries) {
      const { sql, bindings } = built.toSQL().toNative();
      const plan = await explain(sql, [...bindings]);
      expect(plan.filter((line) => index.test(line))).toHaveLength(1);
    }
  });

  it('the overdue milestones of a page of requests read an index', async () => {
    await world.deps.db.raw(
      `insert into milestone (request_id, kind, version, expected_on, note, side, by_user_id, said_at)
       select id, 'advance', 1, '2026-11-01', '', 'broker', id, now() from request limit 5000`,
    );
    await world.deps.db.raw('analyze milestone');
    const ids: string[] = await world.deps.db('milestone').limit(20).pluck('request_id');
    const { sql, bindings } = overdueQuery(world.deps.db, ids, new Date()).toSQL().toNative();
    const plan = await explain(sql, [...bindings]);
    expect(plan.filter((line) => /milestone_pkey/.test(line))).toHaveLength(1);
    expect(plan.filter((line) => /Seq Scan/.test(line))).toEqual([]);
  });

  it("a supplier's figures and the requests behind them read indexes", async () => {
    const { db } = world.deps;
    await db.raw(
      `insert into invitation (id, request_id, supplier_company_id, state, invited_at, state_at, answered_at)
       select gen_random_uuid(), id, md5((row_number() over () % 300)::text)::uuid, 'chosen', now(), now(), now() from request`,
    );
    await db.raw(
      `insert into contract (request_id, price_minor, at) select id, 1, now() from request where status = 'completed'`,
    );
    await db.raw(
      `insert into supplier_offer (invitation_id, request_id, version, given_at, changed_at, price_minor, lead_days, valid_until)
       select id, request_id, 1, now(), now(), 1, 1, '' from invitation`,
    );
    await db.raw(
      `insert into status_event (id, request_id, seq, status, at, by_user_id)
       select gen_random_uuid(), id, 5, 'offer_received', now(), id from request`,
    );
    await db.raw(
      `insert into sample (id, request_id, supplier_company_id, state, comment, asked_at, asked_by_user_id, answered_at, sent_on, verdict, judged_at)
       select gen_random_uuid(), id, md5((row_number() over () % 300)::text)::uuid, 'judged', '', now(), id, now(), now(), 'suits', now() from request`,
    );
    for (const table of ['invitation', 'contract', 'milestone', 'supplier_offer', 'status_event', 'sample'])
      await db.raw(`analyze ${table}`);
    const bound = { companies: [systemIds.id()], since: new Date('2026-05-24T00:00:00Z'), today: '2026-11-24' };
    const queries: Array<[string, object]> = [
      [sumsQuery(false), bound],
      [sumsQuery(true), bound],
      ...trustKinds.map((kind): [string, object] => [itemPageQuery(kind), { ...bound, limit: 20, offset: 0 }]),
      [completedQuery, { company: systemIds.id() }],
    ];
    for (const [query, values] of queries) {
      const { sql, bindings } = db
        .raw(query, values as Record<string, string>)
        .toSQL()
        .toNative();
      const plan = await explain(sql, [...bindings]);
      expect(
        plan.filter((line) => /Seq Scan/.test(line)),
        plan.join('\n'),
      ).toEqual([]);
    }
  });

  async function explain(sql: string, bindings: readonly unknown[]): Promise<string[]> {
    // `toNative` numbers the placeholders. Explaining with the driver's own parameters matches how the query is sent.
    const client = await world.deps.db.client.acquireConnection();
    try {
      const { rows } = await client.query(`explain ${sql}`, bindings);
      return rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '');
    } finally {
      await world.deps.db.client.releaseConnection(client);
    }
  }
});
