import type { Migration } from '../db/migrate.js';
import { type Conn, openDatabase } from '../db/open.js';
import { unlimitedOptions } from './database-options.js';
import { type Deps, makeDeps } from './deps.js';
import { loadDemoOnce, prepareSchema } from './prepare-schema.js';
import type { ServiceEnv } from './service-env.js';

interface Prepared<Stores, Env> {
  name: string;
  migrations: readonly Migration[];
  stores(conn: Conn): Stores;
  demo?(deps: Deps<Stores, Env>): Promise<void>;
  furnish?(deps: Deps<Stores, Env>): Promise<void>;
}

/**
 * Migrates the schema or waits for it, fills an empty schema with the demo world, and runs `furnish`. Uses a separate
 * pool without statement timeout.
 */
export async function prepare<Stores extends object, Env extends ServiceEnv>(
  { name, migrations, stores, demo, furnish }: Prepared<Stores, Env>,
  deps: Deps<Stores, Env>,
): Promise<void> {
  const { env, log } = deps;
  const db = openDatabase({ ...unlimitedOptions(name, env), pool: { max: 4 } });
  try {
    const schema = `setu_${name}`;
    await prepareSchema({ db, schema, migrations, mode: env.MIGRATE, log });
    const patient = makeDeps({ ...deps, stores, db });
    if (demo !== undefined && env.SETU_DEMO && (await loadDemoOnce(db, schema, () => demo(patient))))
      log.info('demo world loaded');
    await furnish?.(patient);
  } finally {
    await db.destroy();
  }
}
