import type { Env } from '../config.js';
import type { Migration } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { NothingToRun } from '../lifecycle.js';
import { createLog } from '../log.js';
import { unlimitedOptions } from './database-options.js';
import { prepareSchema } from './prepare-schema.js';
import { readMigrationEnv } from './service-env.js';

/** Returns whether the process was started only to migrate. */
export const migratesOnly = (env: Env): boolean => env.MIGRATE === 'only';

/** Migrates the schema and nothing else: it needs no keys, bus, files, ports or demo world. */
export async function migrateOnly(
  { name, migrations }: { name: string; migrations: readonly Migration[] },
  settings: Env,
): Promise<NothingToRun> {
  const env = readMigrationEnv(name, settings);
  const db = openDatabase({ ...unlimitedOptions(name, env), pool: { max: 3 } });
  const log = createLog({ service: name, level: env.LOG_LEVEL });
  try {
    await prepareSchema({ db, schema: `setu_${name}`, migrations, mode: 'only', log });
  } finally {
    await db.destroy();
  }
  return new NothingToRun(`the schema of ${name} is prepared`);
}
