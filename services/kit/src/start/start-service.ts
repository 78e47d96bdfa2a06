import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { systemClock } from '../clock.js';
import type { Env } from '../config.js';
import type { Migration } from '../db/migrate.js';
import { type Conn, openDatabase } from '../db/open.js';
import { type Consumer, type Consumers, startConsumers } from '../events/consume.js';
import { openBus } from '../events/open-bus.js';
import { type Relay, startRelay } from '../events/relay.js';
import { systemIds } from '../ids.js';
import { NothingToRun, type Running } from '../lifecycle.js';
import { createLog } from '../log.js';
import type { Definition, Handlers } from '../rpc/definition.js';
import { serve } from '../rpc/serve.js';
import { serveAdmin } from './admin.js';
import { type Closing, closing } from './closing.js';
import { type Deps, makeDeps } from './deps.js';
import { type Job, startJobs } from './jobs.js';
import { currentParts } from './parts.js';
import { loadDemoOnce, prepareSchema } from './prepare-schema.js';
import { readServiceEnv, type ServiceEnv } from './service-env.js';

export type ServiceOptions<Stores extends object, S extends Definition, Extra extends z.ZodRawShape> = {
  /** One word, as in the schema's name: `setu_<name>`. */
  name: string;
  service: S;
  /** outboxMigration and inboxMigration first. */
  migrations: readonly Migration[];
  stores(conn: Conn): Stores;
  env: Env;
  extraEnv?: Extra;
  handlers(deps: Deps<Stores, ServiceEnv<Extra>>): Handlers<S>;
  consumers?(deps: Deps<Stores, ServiceEnv<Extra>>): readonly Consumer<Stores>[];
  jobs?(deps: Deps<Stores, ServiceEnv<Extra>>): readonly Job[];
  /** Fills an empty schema; runs again after a crash, so it belongs into one `write`. Statements take as long as they need. */
  demo?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<void>;
  /** Whatever else the service needs running before it serves. */
  onStart?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<{ close(): unknown } | undefined> | Promise<void>;
};

/** A service that serves. */
export type Service<Stores, S extends Definition, Env = ServiceEnv> = Running & {
  name: string;
  definition: S;
  deps: Deps<Stores, Env>;
  relay: Relay;
  consumers: Consumers;
  /** Of the admin listener, where there is one. */
  adminAddress: string | undefined;
};

/**
 * Puts a service together: environment, database, migrations, demo world, consumers registered, relay, jobs, then the
 * port. Whatever was opened is closed again when a step fails. With MIGRATE=only it throws `NothingToRun` after the migrations.
 */
export async function startService<
  Stores extends object,
  S extends Definition,
  Extra extends z.ZodRawShape = Record<never, never>,
>(options: ServiceOptions<Stores, S, Extra>): Promise<Service<Stores, S, ServiceEnv<Extra>>> {
  const opened = closing();
  try {
    return await open(options, opened);
  } catch (error) {
    await opened.all().catch(() => undefined);
    throw error;
  }
}

async function open<Stores extends object, S extends Definition, Extra extends z.ZodRawShape>(
  options: ServiceOptions<Stores, S, Extra>,
  opened: Closing,
): Promise<Service<Stores, S, ServiceEnv<Extra>>> {
  const { name, migrations } = options;
  const given = { ...options.env, ...(await currentParts().prepare?.({ name, migrations })) };
  const env = readServiceEnv(name, options.extraEnv ?? ({} as Extra), given);
  if (env.MIGRATE === 'only') throw await prepareOnly(options, env);
  const deps = openDeps(options, env, opened);
  let ready = false;

  const admin = await serveAdminIfAsked(env, () => ready, deps);
  opened.add(() => admin?.close());
  await prepare(options, deps);
  const consumers = await startConsumers({ ...deps, consumers: options.consumers?.(deps) ?? [] });
  opened.add(() => consumers.close());
  const relay = startRelay({ ...deps, service: name });
  opened.add(() => relay.close());
  const more = await options.onStart?.(deps);
  if (more) opened.add(() => more.close());
  const jobs = startJobs({ ...deps, service: name, jobs: options.jobs?.(deps) ?? [] });
  opened.add(() => jobs.close());
  await deps.db.raw('select 1');
  const server = await serve({
    name,
    service: options.service,
    handlers: options.handlers(deps),
    actorKeys: env.ACTOR_KEYS,
    log: deps.log,
    host: env.SERVICE_HOST,
    port: env.SERVICE_PORT,
    ready: () => ready,
  });
  opened.add(() => server.close());
  opened.add(async () => {
    ready = false;
    if (env.DRAIN_DELAY_MS > 0) await wait(env.DRAIN_DELAY_MS);
  });
  ready = true;
  const { address } = server;
  return {
    name,
    definition: options.service,
    address,
    adminAddress: admin?.address,
    deps,
    relay,
    consumers,
    close: opened.all,
  };
}

function openDeps<Stores extends object, S extends Definition, Extra extends z.ZodRawShape>(
  options: ServiceOptions<Stores, S, Extra>,
  env: ServiceEnv<Extra>,
  opened: Closing,
): Deps<Stores, ServiceEnv<Extra>> {
  const parts = currentParts();
  const db = openDatabase({ ...databaseOptions(options.name, env), pool: { max: env.DB_POOL_MAX } });
  opened.add(() => db.destroy());
  const bus = parts.bus?.(() => openBus(env)) ?? openBus(env);
  opened.add(() => bus.close());
  const log = createLog({ service: options.name, level: env.LOG_LEVEL });
  return makeDeps({
    stores: options.stores,
    db,
    bus,
    log,
    env,
    clock: parts.clock ?? systemClock,
    ids: parts.ids ?? systemIds,
  });
}

/** Prepares the schema without anything else: no bus, no ports, no demo world. */
async function prepareOnly(
  { name, migrations }: { name: string; migrations: readonly Migration[] },
  env: ServiceEnv,
): Promise<NothingToRun> {
  const db = openDatabase({ ...patientOptions(name, env), pool: { max: 2 }, statementMs: 0 });
  const log = createLog({ service: name, level: env.LOG_LEVEL });
  try {
    await prepareSchema({ db, schema: `setu_${name}`, migrations, mode: 'only', log });
  } finally {
    await db.destroy();
  }
  return new NothingToRun(`the schema of ${name} is prepared`);
}

async function prepare<Stores extends object, S extends Definition, Extra extends z.ZodRawShape>(
  { name, migrations, stores, demo }: ServiceOptions<Stores, S, Extra>,
  deps: Deps<Stores, ServiceEnv<Extra>>,
): Promise<void> {
  const { env, log } = deps;
  // Its own pool: what fills and alters a schema may take longer than a request may, and so may the first connection
  // to a database that seven processes greet at once.
  const db = openDatabase({ ...patientOptions(name, env), pool: { max: 4 }, statementMs: 0 });
  try {
    const schema = `setu_${name}`;
    await prepareSchema({ db, schema, migrations, mode: env.MIGRATE, log });
    if (demo === undefined || !env.SETU_DEMO) return;
    const loaded = await loadDemoOnce(db, schema, () => demo(makeDeps({ ...deps, stores, db })));
    if (loaded) log.info('demo world loaded');
  } finally {
    await db.destroy();
  }
}

const databaseOptions = (
  name: string,
  env: ServiceEnv,
): { url: string; schema: string; connectMs: number; acquireMs: number } => ({
  url: env.DATABASE_URL,
  schema: `setu_${name}`,
  connectMs: env.DB_CONNECT_MS,
  acquireMs: env.DB_ACQUIRE_MS,
});

const patienceMs = 15_000;

/** For what runs before anybody waits for an answer. */
const patientOptions = (name: string, env: ServiceEnv) => {
  const options = databaseOptions(name, env);
  const atLeast = (ms: number) => Math.max(ms, patienceMs);
  return { ...options, connectMs: atLeast(options.connectMs), acquireMs: atLeast(options.acquireMs) };
};

function serveAdminIfAsked(
  env: ServiceEnv,
  ready: () => boolean,
  { db }: Pick<Deps<unknown>, 'db'>,
): ReturnType<typeof serveAdmin> | undefined {
  return env.ADMIN_PORT === undefined
    ? undefined
    : serveAdmin({ host: env.ADMIN_HOST, port: env.ADMIN_PORT, ready, db });
}
