import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRuns } from '../src/imports/store/import-runs.js';
import { type Catalogue, company, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

/** Returns the number of database connections that wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await catalogue.deps.db.raw(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

const unlimitedConnection = async () => {
  const transaction = await catalogue.deps.db.transaction();
  await transaction.raw('set local statement_timeout = 0; set local lock_timeout = 0');
  return transaction;
};

it('stopping a run waits for the rows being written, and further rows wait for the stop', async () => {
  const id = systemIds.id();
  const at = new Date();
  await catalogue.deps.db('import_run').insert({
    ...{ id, company_id: company.kaveri, user_id: systemIds.id(), key: 'turn', starter: '{}', state: 'applying' },
    ...{ file_id: systemIds.id(), file_name: 'a.xlsx', file_size: 1, applies_at_once: false },
    ...{ started_at: at, state_at: at, asked_at: at },
  });
  const [row, stop, next] = [await unlimitedConnection(), await unlimitedConnection(), await unlimitedConnection()];
  await row.raw('select 1 from import_run where id = ? for share', [id]);
  const stopped = importRuns(stop)
    .lock(company.kaveri, id)
    .then(() => importRuns(stop).setState(id, 'stopped', at))
    .then(() => stop.commit());
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  const viewed = importRuns(next)
    .yieldToLock(id)
    .then(() => importRuns(next).get(company.kaveri, id));
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  await row.commit();
  expect((await viewed)?.state).toBe('stopped');
  await Promise.all([stopped, next.commit()]);
}, 90_000);
