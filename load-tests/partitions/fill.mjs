/** @typedef {import('knex').Knex} Knex */

/** The months over which the rows are spread, the present one last. */
export const months = 24;

/** The rows of a user, whatever the size of the table. */
export const rowsOfUser = 1_000;

/** The moment of row `i`, in the order of the rows. */
const moment = `now() - interval '${months * 30} days' * (1 - (i - :from)::float8 / (:to - :from))`;
/** A UUIDv7 of that moment. @param {string} salt */
const idOf = (salt) =>
  `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('${salt}' || i), 1, 3) || '8' || substr(md5('${salt}' || i), 4, 15))::uuid`;

/** The number of the user whose row `i` is. Each step has users of its own. */
const userNumber = `(:from / ${rowsOfUser} + hashint8(i)::bigint % greatest(1, (:to - :from) / ${rowsOfUser} / 2) +
  greatest(1, (:to - :from) / ${rowsOfUser} / 2))`;

const notices = `
  with made as (insert into bench_plain.notice
    (id, user_id, event_id, type, params, entity_type, entity_id, created_at, read_at)
  select ${idOf('notice')}, md5('user ' || ${userNumber})::uuid, ${idOf('event')},
    (array['request_message', 'request_status', 'review_created', 'sample_sent'])[1 + i % 4],
    jsonb_build_object('numeric_hash', lpad(i::text, 8, '0'), 'name_en', 'Steel pipe ' || i, 'name_ru', 'Труба ' || i,
      'channel', 'customer'),
    'request', md5('request ' || i / 10), at, case when at > now() - interval '1 month' and i % 3 = 0 then null else at end
  from (select i, ${moment} as at from generate_series(:from::bigint, :to::bigint - 1) i) rows returning *),
  of_users as (insert into bench_user.notice select * from made)
  insert into bench_month.notice select * from made`;

const entries = `
  with made as (insert into bench_plain.audit
    (id, at, actor_id, company_id, action, object_kind, object_id, before, after, request_id)
  select ${idOf('audit')}, at, md5('user ' || ${userNumber})::uuid, md5('company ' || i % 997)::uuid,
    'company.' || i % 20, 'company', md5('company ' || i % 997), '{"name": "A"}', '{"name": "B"}', md5('call ' || i)
  from (select i, ${moment} as at from generate_series(:from::bigint, :to::bigint - 1) i) rows returning *)
  insert into setu_identity.audit select * from made`;

const requests = `
  insert into setu_request.request (id, kind, numeric_hash, status, created_at, published_at, status_at, author_user_id,
    customer_company_id, broker_manager_id, manager_name, contact, sku_id, name_en, name_ru, search_text, total_minor)
  select ${idOf('request')}, (array['rfc', 'rfd'])[1 + i % 2], lpad((10000000 + i)::text, 8, '0'),
    (array['new', 'in_work', 'send_to_supplier', 'offer_received', 'contracted', 'completed'])[1 + (i / 2) % 6],
    at, at, at, md5('user ' || i % 5000)::uuid,
    case when i % 2000 = 0 then :customer::uuid else md5('customer ' || i % 5000)::uuid end,
    md5('manager ' || i % 9)::uuid, 'manager ' || i % 9, '{}', md5('card ' || i % 10000)::uuid, 'Thing ' || i, 'Вещь ' || i,
    'thing ' || i, i * 100
  from (select i, ${moment} as at from generate_series(:from::bigint, :to::bigint - 1) i) rows`;

const conditions = `
  insert into setu_request.condition (id, request_id, count)
  select md5('condition ' || id)::uuid, id, 1 from setu_request.request r
  where not exists (select 1 from setu_request.condition c where c.request_id = r.id)`;

/** The partitions by user, the other way to divide notifications. */
const hashed = 16;

/**
 * Creates empty tables beside those of identity, with the same columns and indexes: audit entries without partitions,
 * and notifications without partitions, by month and by user.
 * @param {Knex} owner
 * @param {(table: string, key: string) => { up: string }} partitionByMonth
 */
export async function createOthers(owner, partitionByMonth) {
  const ofUsers = Array.from(
    { length: hashed },
    (_, at) => `create table bench_user.notice_${at} partition of bench_user.notice
      for values with (modulus ${hashed}, remainder ${at});`,
  );
  await owner.raw(`create schema bench_plain;
    create schema bench_month;
    create schema bench_user;
    create table bench_plain.notice (like setu_identity.notice including all);
    create table bench_plain.audit (like setu_identity.audit including all);
    create view bench_plain.audit_entry as select * from bench_plain.audit;
    create table bench_user.notice (like setu_identity.notice including all excluding indexes) partition by hash (user_id);
    create unique index on bench_user.notice (id, user_id);
    create unique index on bench_user.notice (event_id, user_id);
    create index on bench_user.notice (user_id, created_at desc, id desc);
    create index on bench_user.notice (user_id) where read_at is null;
    ${ofUsers.join('')}
    create table bench_month.notice (like setu_identity.notice including all excluding indexes);
    create unique index on bench_month.notice (id, event_id);
    create unique index on bench_month.notice (event_id, user_id);
    create index on bench_month.notice (user_id, created_at desc, id desc);
    create index on bench_month.notice (user_id) where read_at is null;
    set search_path = bench_month, public;
    ${partitionByMonth('notice', 'event_id').up}
    reset search_path`);
}

/**
 * Replaces the first partition of an empty table, which has all former months, by one for each month.
 * @param {Knex} db
 * @param {string} table
 * @param {(db: Knex, at: { now: Date }) => Promise<unknown>} keepPartitions
 */
export async function splitMonths(db, table, keepPartitions) {
  const { rows } = await db.raw(`select relname::text as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = '${table}'::regclass and relname like '${table}\\_until\\_%'`);
  for (const { name } of rows) await db.raw(`alter table ${table} detach partition ${name}; drop table ${name}`);
  const now = new Date();
  for (let ago = months; ago >= 0; ago -= 3)
    await keepPartitions(db, { now: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)) });
}

/**
 * Adds the rows of one step: notifications, a fifth as many audit entries, and a tenth as many requests.
 * @param {Knex} owner a pool of one connection, without timeouts
 * @param {{ from: number, to: number, customer: string }} step
 */
export async function fill(owner, { from, to, customer }) {
  const add = (/** @type {string} */ sql, share = 1) =>
    owner.raw(
      sql
        .replaceAll(':from', `${from / share}`)
        .replaceAll(':to', `${to / share}`)
        .replaceAll(':customer', `'${customer}'`),
    );
  // Without the checks of foreign keys, which would take most of the time.
  await owner.raw('set session_replication_role = replica');
  await add(notices);
  await add(entries, 5);
  await add(requests, 10);
  await add(conditions);
  const notice = ['bench_plain.notice', 'bench_month.notice', 'bench_user.notice'];
  const others = ['bench_plain.audit', 'setu_identity.audit', 'setu_request.request', 'setu_request.condition'];
  for (const table of [...notice, ...others]) await owner.raw(`vacuum analyze ${table}`);
}
