import { systemIds } from '@setu/kit/core';
import { openDatabase } from '@setu/kit/db';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingFor } from '../src/queues/domain/queues.js';
import { countsQuery, idsQuery, type ListQuery, type Queue, queueQuery } from '../src/reviews/store/list-reviews.js';
import { isOpen } from '../src/reviews/store/open.js';
import { boot, type World } from './fixtures.js';

const size = Number(process.env.REVIEW_PLAN_SIZE ?? 50_000);
const reviewerId = systemIds.id();

let world: World;
beforeAll(async () => {
  world = await boot();
  // A separate pool, because filling the tables can take longer than the timeout of a call.
  const db = openDatabase({
    url: world.deps.env.DATABASE_URL,
    schema: 'setu_review',
    pool: { max: 1 },
    statementMs: 0,
  });
  // Most reviews are completed. Each reviewer has some of the others.
  await db.raw(
    `insert into product_review (id, sku_id, supplier_id, status, reviewer_id, manager_id, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
       case when i % 20 > 3 then 'completed' else (array['created', 'reviewed', 'corrected', 'approved'])[1 + i % 20] end,
       case when i % 100 = 0 then ?::uuid else gen_random_uuid() end, gen_random_uuid(),
       now() - i * interval '1 minute', now() - i * interval '30 seconds'
     from generate_series(1, ?) i`,
    [reviewerId, size],
  );
  await db.raw(
    `insert into sku_copy (id, supplier_id, name_en, name_ru, state, revision, vendor_code)
     select sku_id, supplier_id, 'Thing ' || md5(id::text), 'Вещь ' || md5(sku_id::text), 'draft', 1, left(md5(id::text), 8)
     from product_review`,
  );
  await db.raw(
    `insert into approved_translation (sku_id, field, english, russian, approved_at)
     select sku_id, 'name', 'Thing ' || md5(id::text) || ' of ' || md5(sku_id::text), 'Вещь', now() from product_review`,
  );
  for (const table of ['product_review', 'sku_copy', 'approved_translation']) await db.raw(`vacuum analyze ${table}`);
  await db.destroy();
}, 300_000);
afterAll(() => world?.close());

const reviewer = actors.broker({ userId: reviewerId, roles: ['TEAM_PRODUCT_REVIEWER'] });
const senior = actors.broker({ roles: ['TEAM_ADMIN'] });
const waitsFor: Queue = { of: 'caller', userId: reviewerId, turns: waitingFor(reviewer) };

const listQuery: ListQuery = {
  ...{ statuses: undefined, search: undefined, created: {}, managerIds: undefined, reviewerIds: undefined },
  ...{ sort: 'created_at', descending: true, locale: 'ru', limit: 10, offset: 0, queues: [], shownQueues: [] },
};

async function explain(sql: string, bindings: readonly unknown[]): Promise<string[]> {
  // toNative numbers the placeholders. The query is explained with the driver's own parameters, as it is sent in
  // production.
  const client = await world.deps.db.client.acquireConnection();
  try {
    const { rows } = await client.query(`explain ${sql}`, bindings);
    return rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '');
  } finally {
    await world.deps.db.client.releaseConnection(client);
  }
}

const planOf = (query: { toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } } }) => {
  const { sql, bindings } = query.toSQL().toNative();
  return explain(sql, bindings);
};
const scanned = (plan: readonly string[], table: string) =>
  plan.filter((line) => new RegExp(`Seq Scan on ${table}`).test(line));

describe('With many reviews', () => {
  it.each<[string, Partial<ListQuery>]>([
    ['newest first', {}],
    ['of waiting reviews', { statuses: ['created', 'corrected'] }],
    ['of a reviewer', { reviewerIds: [reviewerId] }],
    ['of a day', { created: { from: new Date(Date.now() - 86_400_000) } }],
    ['by Russian name', { sort: 'name' }],
    ['by English name in reverse', { sort: 'name', locale: 'en', descending: false }],
    ['of reviews without a reviewer', { queues: [{ of: 'none' }] }],
    ['of reviews that wait for a reviewer', { queues: [waitsFor] }],
    [
      'of reviews that wait for a senior manager',
      { queues: [{ of: 'caller', userId: reviewerId, turns: waitingFor(senior) }] },
    ],
  ])('the list %s does not read a full table', async (_, more) => {
    const plan = await planOf(idsQuery(world.deps.db, { ...listQuery, ...more }));
    expect([...scanned(plan, 'product_review'), ...scanned(plan, 'sku_copy')]).toEqual([]);
  });

  it.each<[string, Partial<ListQuery>]>([
    ['all reviews', {}],
    ['the reviews of a reviewer', { reviewerIds: [reviewerId] }],
    ['the reviews of a day', { created: { from: new Date(Date.now() - 86_400_000) } }],
  ])('the counts by status of %s use an index', async (_, more) => {
    const plan = await planOf(countsQuery(world.deps.db, { ...listQuery, ...more }));
    expect(scanned(plan, 'product_review')).toEqual([]);
  });

  it.each<[string, Queue]>([
    ['wait for a reviewer', waitsFor],
    ['have no reviewer', { of: 'none' }],
  ])('the count of reviews that %s uses an index', async (_, queue) => {
    const plan = await planOf(queueQuery(world.deps.db, listQuery, queue).count('*'));
    expect(scanned(plan, 'product_review')).toEqual([]);
  });

  it('the counts of open reviews by reviewer use an index', async () => {
    const open = world.deps.db('product_review').whereRaw(`${isOpen} and reviewer_id is not null`);
    expect(
      scanned(await planOf(open.select('reviewer_id').count('*').groupBy('reviewer_id')), 'product_review'),
    ).toEqual([]);
  });

  it('a search finds cards by an index', async () => {
    const plan = await planOf(idsQuery(world.deps.db, { ...listQuery, search: 'насос' }));
    expect(scanned(plan, 'sku_copy')).toEqual([]);
  });

  it('a query of the translation memory uses an index', async () => {
    const plan = await planOf(
      world.deps.db.raw('select english from approved_translation where english % :text', { text: 'Thing of steel' }),
    );
    expect(scanned(plan, 'approved_translation')).toEqual([]);
  });

  it('the queue of a reviewer and the position of a review in it use an index', async () => {
    const waiting = world.deps
      .db('product_review')
      .whereRaw(`${isOpen} and (status in ('created', 'corrected', 'approved') and reviewer_id = ?)`, [reviewerId]);
    expect(scanned(await planOf(waiting), 'product_review')).toEqual([]);
  });
});
