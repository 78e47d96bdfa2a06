import { randomUUID } from 'node:crypto';
import { migrateDown, openDatabase } from '@setu/kit/db';
import { expectBothWays, narrowingMigrations, testDatabase, unsupportedStatements } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('all migrations can be reverted and applied again', () => expectBothWays('request', migrations));

it('the previous release works on the new schema', () => {
  expect(narrowingMigrations(migrations, firstRelease)).toEqual([]);
});

it('reverting the split tables keeps the data of drafts, offers and contracts', async () => {
  const database = await testDatabase('request', migrations);
  const schema = 'setu_request';
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  const [drafted, contracted, author, line] = Array.from({ length: 4 }, () => randomUUID());
  try {
    await db.raw(`
      insert into request (id, kind, status, numeric_hash, created_at, published_at, status_at, author_user_id,
        customer_company_id, contact, name_en, name_ru, search_text)
      values ('${drafted}', 'rfc', 'draft', null, now(), null, now(), '${author}', '${author}', '{}', '', '', ''),
        ('${contracted}', 'rfc', 'contracted', '00000001', now(), now(), now(), '${author}', '${author}', '{}', '', '', '');
      insert into draft values ('${drafted}', '${author}', 'sku', '${line}', 'tab', 7, '2026-11-20T09:00:00Z');
      insert into offer (request_id, price_minor, at) values ('${contracted}', 150, now());
      insert into contract (request_id, price_minor, at) values ('${contracted}', 140, now())`);
    await migrateDown(db, { schema, migrations }, '202611220030-card-words');
    const columns = ['untouched_source', 'cart_line_id', 'draft_editor', 'draft_seq', 'draft_saved_at'];
    const prices = ['offer_price_minor', 'contract_price_minor'];
    expect(
      await db('request')
        .select(...columns, ...prices)
        .orderBy('status'),
    ).toMatchObject([
      { untouched_source: null, offer_price_minor: '150', contract_price_minor: '140' },
      {
        ...{
          untouched_source: 'sku',
          cart_line_id: line,
          draft_editor: 'tab',
          draft_seq: '7',
          offer_price_minor: null,
        },
        draft_saved_at: new Date('2026-11-20T09:00:00Z'),
      },
    ]);
  } finally {
    await db.destroy();
    await database.close();
  }
});

it('every foreign key has an index', async () => {
  const database = await testDatabase('request', migrations);
  const db = openDatabase({ url: database.url, schema: 'setu_request', connectMs: 10_000, acquireMs: 15_000 });
  try {
    const { rows } = await db.raw(`
      select c.conname from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'setu_request'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  } finally {
    await db.destroy();
    await database.close();
  }
});

it('the new schema accepts the statements of the previous release', async () => {
  const statements = new URL('./release-statements.json', import.meta.url);
  expect(await unsupportedStatements('request', migrations, statements)).toEqual([]);
});

/** The date of the first release. Later migrations must not break the release before them. */
const firstRelease = '20261122';
