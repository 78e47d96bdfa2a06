import { systemIds } from '@setu/kit/core';
import { type Knex, migrateDown, openDatabase } from '@setu/kit/db';
import { testDatabase } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repairStatusCounts } from '../src/jobs/keep-status-counts.js';
import { migrations } from '../src/migrations/index.js';
import { lifecycle, type Status } from '../src/requests/domain/lifecycle.js';
import { knownRoubles } from '../src/requests/store/known-amounts.js';
import { statusCountStore } from '../src/requests/store/status-counts.js';

const schema = 'setu_request';
const writers = 6;

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Knex;
beforeAll(async () => {
  database = await testDatabase('request', migrations);
  const timeouts = { statementMs: 0, connectMs: 10_000, acquireMs: 15_000 };
  db = openDatabase({ url: database.url, schema, pool: { max: writers + 2 }, ...timeouts });
});
afterAll(async () => {
  await db?.destroy();
  await database?.close();
});

/** Returns the stored counts and sums that differ from those of the requests, in one snapshot. */
async function differences(): Promise<object[]> {
  const { rows }: { rows: object[] } = await db.raw(`
    select kind, status, broker_manager_id, sum(n), sum(paise), sum(kopecks), sum(unrated) from (
      select kind, status, broker_manager_id, 1 as n, completed * coalesce(amount.minor, 0) as paise,
        completed * coalesce(${knownRoubles}, 0) as kopecks, completed * ((${knownRoubles}) is null)::integer as unrated
      from request join condition on condition.request_id = request.id
      cross join lateral (select (request.status = 'completed')::integer as completed, total_minor as minor,
        total_entered_minor as entered, total_currency as currency, total_rate as rate) amount
      where status <> 'draft'
      union all select kind, status, broker_manager_id, -n, -paise, -kopecks, -unrated from status_count) every
    group by 1, 2, 3 having (sum(n), sum(paise), sum(kopecks), sum(unrated)) <> (0, 0, 0, 0)`);
  return rows;
}

const managers = [null, systemIds.id(), systemIds.id()];
const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;

interface Written {
  id: string;
  status: Status;
}

async function insert(conn: Knex, id: string, status: Status): Promise<void> {
  await conn.raw(
    `insert into request (id, kind, status, numeric_hash, created_at, published_at, status_at, author_user_id,
      customer_company_id, broker_manager_id, contact, name_en, name_ru, search_text)
    values (:id, :kind, :status, :number, now(), case when :status = 'draft' then null else now() end, now(), :id, :id,
      :manager, '{}', '', '', '')`,
    {
      ...{ id, kind: pick(['rfc', 'rfd']), status, manager: pick(managers) },
      number: String(numbers++).padStart(8, '0'),
    },
  );
  if (Math.random() < 0.5) await price(conn, { id });
  const count = pick(['1', '3', '007', '2.5', 'по запросу']);
  await conn.raw('insert into condition (id, request_id, count) values (?, ?, ?)', [systemIds.id(), id, count]);
}

/** Gives requests a random price, with or without a rate, or in roubles, or takes it away. */
const price = (conn: Knex, of: { id: string }) =>
  conn('request')
    .where(of)
    .update(
      pick([
        { total_minor: null, total_entered_minor: null, total_currency: null, total_rate: null },
        { total_minor: '700', total_entered_minor: '700', total_currency: 'INR', total_rate: null },
        ...[1, 2].map(() => ({
          ...{ total_minor: String(Math.floor(Math.random() * 10_000)), total_entered_minor: '700' },
          ...{ total_currency: 'INR', total_rate: JSON.stringify({ valueE4: '9137', nominal: 1 }) },
        })),
        { total_minor: '500', total_entered_minor: '450', total_currency: 'RUB', total_rate: null },
      ]),
    );
let numbers = 1;

/** Makes one random change of a request. Other writers change the same requests. */
async function change(conn: Knex, ids: string[]): Promise<void> {
  const at = Math.random();
  if (at < 0.2 || ids.length === 0) {
    const id = systemIds.id();
    await insert(conn, id, pick<Status>(['draft', 'new', 'partially_paid', 'completed']));
    ids.push(id);
    return;
  }
  const id = pick(ids);
  if (at < 0.3) await conn('request').where({ id }).whereNot('status', 'completed').delete();
  else if (at < 0.4) await price(conn, { id });
  else if (at < 0.45)
    await conn('request')
      .where({ id })
      .update({ broker_manager_id: pick(managers) });
  else if (at < 0.55)
    await conn('request')
      .where('broker_manager_id', pick(managers))
      .update({ broker_manager_id: pick(managers) });
  else await advance(conn, id);
}

/** Moves a request to a random next status, often with another manager. */
async function advance(conn: Knex, id: string): Promise<void> {
  const request: Written | undefined = await conn('request').where({ id }).forUpdate().first('id', 'status');
  const next = request && pick(Object.values(lifecycle[request.status]));
  if (next === undefined) return;
  const published = { published_at: conn.raw('coalesce(published_at, now())') };
  await conn('request')
    .where({ id })
    .update({ status: next, broker_manager_id: pick(managers), ...published });
}

/** Makes random changes in transactions, of which some are rolled back. */
async function write(ids: string[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const trx = await db.transaction();
    try {
      for (let made = 0; made < 1 + Math.random() * 3; made += 1) await change(trx, ids);
      await (Math.random() < 0.2 ? trx.rollback() : trx.commit());
    } catch (error) {
      await trx.rollback();
      // Two writers can wait for each other's requests. The counts must be right all the same.
      if ((error as { code?: string }).code !== '40P01') throw error;
    }
  }
}

it('the stored counts equal the requests at every moment while writers, sums and repairs run at the same time', async () => {
  const ids: string[] = [];
  let isWriting = true;
  const watch = async () => {
    const found: object[] = [];
    while (isWriting) found.push(...(await differences()));
    return found;
  };
  const sum = async () => {
    const corrected: object[] = [];
    while (isWriting) {
      await db.transaction((trx) => statusCountStore(trx).fold());
      corrected.push(...(await db.transaction((trx) => statusCountStore(trx).repair())));
    }
    return corrected;
  };
  const watching = watch();
  const summing = sum();
  await Promise.all(Array.from({ length: writers }, () => write(ids, 25)));
  isWriting = false;
  expect(await watching).toEqual([]);
  expect(await summing).toEqual([]);
  expect(await differences()).toEqual([]);
  await db.transaction((trx) => statusCountStore(trx).fold());
  const { rows } = await db.raw(
    'select 1 from status_count group by kind, status, broker_manager_id having count(*) > 1',
  );
  expect(rows).toEqual([]);
  const stored = await db('status_count').where('status', 'completed').sum({ n: 'n', kopecks: 'kopecks' }).first();
  expect(Number(stored?.n)).toBeGreaterThan(5);
  expect(Number(stored?.kopecks)).toBeGreaterThan(1000);
}, 60_000);

it('the nightly task corrects wrong counts and logs them', async () => {
  await insert(db, systemIds.id(), 'new');
  await db('status_count').delete();
  await db('status_count').insert({ kind: 'rfc', status: 'completed', broker_manager_id: null, n: 7, paise: 5 });
  const logged: object[] = [];
  const log = { error: (fields: object) => logged.push(fields) } as never;
  await repairStatusCounts({ db, log }).run({}, { signal: new AbortController().signal });
  expect(await differences()).toEqual([]);
  expect(logged).toHaveLength(1);
  await repairStatusCounts({ db, log }).run({}, { signal: new AbortController().signal });
  expect(logged).toHaveLength(1);
});

it('the migration counts the requests that exist', async () => {
  await migrateDown(db, { schema, migrations }, '202612041000-status-counts');
  await insert(db, systemIds.id(), 'in_work');
  const fill = migrations.find(({ name }) => name.endsWith('fill-status-counts'));
  await db.raw(fill?.up ?? '');
  expect(await differences()).toEqual([]);
});
