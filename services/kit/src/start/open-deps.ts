import { systemClock } from '../clock.js';
import { type Conn, openDatabase } from '../db/open.js';
import { openBus } from '../events/open-bus.js';
import { systemIds } from '../ids.js';
import { createLog } from '../log.js';
import type { Closing } from './closing.js';
import { databaseOptions } from './database-options.js';
import { type Deps, makeDeps } from './deps.js';
import type { Parts } from './parts.js';
import type { ServiceEnv } from './service-env.js';

/** The connections of a process to a replica. Only a few people read reports. */
const replicaPool = 2;

interface Opening<Env> {
  env: Env;
  parts: Parts;
  opened: Closing;
}

/** Opens the pools and the bus of a service and binds its stores to them. `opened` closes them. */
export function openDeps<Stores extends object, Env extends ServiceEnv>(
  { name, stores }: { name: string; stores(conn: Conn): Stores },
  { env, parts, opened }: Opening<Env>,
): Deps<Stores, Env> {
  const db = openDatabase({ ...databaseOptions(name, env), pool: { max: env.DB_POOL_MAX } });
  opened.add(() => db.destroy());
  const replicaDb = openReplica(name, env);
  opened.add(() => replicaDb?.destroy());
  const bus = parts.bus?.(() => openBus(env)) ?? openBus(env);
  opened.add(() => bus.close());
  const log = createLog({ service: name, level: env.LOG_LEVEL });
  return makeDeps({
    stores,
    db,
    replicaDb,
    bus,
    log,
    env,
    clock: parts.clock ?? systemClock,
    ids: parts.ids ?? systemIds,
  });
}

const openReplica = (name: string, env: ServiceEnv) =>
  env.REPLICA_DATABASE_URL === undefined
    ? undefined
    : openDatabase({ ...databaseOptions(name, env), url: env.REPLICA_DATABASE_URL, pool: { max: replicaPool } });
