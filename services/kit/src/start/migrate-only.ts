import type { Env } from '../config.js';
import type { Migration } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { NothingToRun } from '../lifecycle.js';
import { createLog } from '../log.js';
import { patientOptions } from './database-options.js';
import { prepareSchema } from './prepare-schema.js';
import { readMigrationEnv } from './service-env.js';

/** Whether the process is started for the migrations alone. */
export const migratesOnly = (env: Env): boolean => env.MIGRATE === 'only';

/** Prepares the schema without anything else: no keys, no bus, no files, no ports, no demo world. */
export async function migrateOnly(
  { name, migrations }: { name: string; migrations: readonly Migration[] },
  given: Env,
): Promise<NothingToRun> {
  const env = readMigrationEnv(name, given);
  const db = openDatabase({ ...patientOptions(name, env), pool: { max: 3 } });
  const log = createLog({ service: name, level: env.LOG_LEVEL });
  try {
    await prepareSchema({ db, schema: `setu_${name}`, migrations, mode: 'only', log });
  } finally {
    await db.destroy();
  }
  return new NothingToRun(`the schema of ${name} is prepared`);
}
