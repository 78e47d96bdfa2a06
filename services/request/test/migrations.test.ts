import { openDatabase } from '@setu/kit/db';
import { expectBothWays, narrowingSteps, testDatabase } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be taken back to nothing and made again', () => expectBothWays('request', migrations));

it('the release before works on the new schema', () => {
  expect(narrowingSteps(migrations, firstRelease)).toEqual([]);
});

it('every foreign key is indexed', async () => {
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

/** What stands in the schema since the first release. */
const firstRelease = '20261122';
