import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { withAdvisoryLock } from '../db/advisory-lock.js';
import { hasExpectedVersion, type Migration, migrate } from '../db/migrate.js';
import { isQueueReady, prepareQueue } from '../jobs/prepare-queue.js';
import type { Log } from '../log.js';
import { awaitDatabase } from './await-database.js';

export interface Preparing {
  db: Knex;
  schema: string;
  migrations: readonly Migration[];
  mode: 'start' | 'check' | 'only';
  log: Log;
}

const waitLimitMs = 300_000;

/** Migrates the schema to the expected version, or waits up to five minutes until another process has. */
export async function prepareSchema({ db, schema, migrations, mode, log }: Preparing): Promise<void> {
  if (mode !== 'check') {
    await awaitDatabase(db, log);
    const applied = await migrate(db, { schema, migrations });
    if (applied.length > 0) log.info({ applied }, 'migrated');
    await prepareQueue(db, log);
    return;
  }
  const deadline = Date.now() + waitLimitMs;
  while (!(await isReady(db, migrations).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`schema ${schema} has not reached the expected version`);
    await wait(1_000);
  }
}

const isReady = async (db: Knex, migrations: readonly Migration[]): Promise<boolean> =>
  (await hasExpectedVersion(db, migrations)) && (await isQueueReady(db));

/** Runs `demo` unless it already ran in this schema. One process does so at a time. Returns whether it ran now. */
export function loadDemoOnce(db: Knex, schema: string, demo: () => Promise<void>): Promise<boolean> {
  return withAdvisoryLock(db, `demo ${schema}`, async () => {
    const loaded: object | undefined = await db('demo_loaded').first();
    if (loaded !== undefined) return false;
    await demo();
    await db('demo_loaded').insert({});
    return true;
  });
}
