import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Env } from '../config.js';
import { startConsumers } from '../events/consume.js';
import { startRelay } from '../events/relay.js';
import type { Definition } from '../rpc/definition.js';
import { readRpcTls } from '../rpc/rpc-tls.js';
import { serve } from '../rpc/serve.js';
import { serveAdmin } from './admin.js';
import { awaitDatabase } from './await-database.js';
import { type Closing, closing } from './closing.js';
import { migrateOnly, migratesOnly } from './migrate-only.js';
import { openDeps } from './open-deps.js';
import type { Parts } from './parts.js';
import { prepare } from './prepare.js';
import { readServiceEnv, type ServiceEnv } from './service-env.js';
import type { Service, ServiceOptions } from './service-options.js';
import { startTasks } from './start-tasks.js';

/**
 * Starts a service: environment, database, migrations, demo world, extra interface, consumers, relay, port, then its
 * tasks. If a step fails, everything opened so far is closed. With MIGRATE=only it uses nothing but the database and
 * throws `NothingToRun` after the migrations.
 */
export async function startService<
  Stores extends object,
  S extends Definition,
  Extra extends z.ZodRawShape = Record<never, never>,
  Edge = unknown,
>(
  options: ServiceOptions<Stores, S, Extra, Edge>,
  env: Env,
  parts: Parts = {},
): Promise<Service<Stores, S, ServiceEnv<Extra>, Edge>> {
  const opened = closing();
  try {
    const { name, migrations } = options;
    const settings = { ...env, ...(await parts.prepare?.({ name, migrations })) };
    if (migratesOnly(settings)) throw await migrateOnly(options, settings);
    const parsed = readServiceEnv(name, options.extraEnv ?? ({} as Extra), settings);
    return await open(options, { env: parsed, parts, opened });
  } catch (error) {
    await opened.all().catch(() => undefined);
    throw error;
  }
}

interface Opening<Extra extends z.ZodRawShape> {
  env: ServiceEnv<Extra>;
  parts: Parts;
  opened: Closing;
}

async function open<Stores extends object, S extends Definition, Extra extends z.ZodRawShape, Edge>(
  options: ServiceOptions<Stores, S, Extra, Edge>,
  { env, parts, opened }: Opening<Extra>,
): Promise<Service<Stores, S, ServiceEnv<Extra>, Edge>> {
  const { name } = options;
  const plain = openDeps(options, { env, parts, opened });
  let ready = false;
  const admin = await serveAdmin({ host: env.ADMIN_HOST, port: env.ADMIN_PORT, ready: () => ready, db: plain.db });
  opened.add(() => admin?.close());
  await prepare(options, plain);
  await awaitDatabase(plain.db, plain.log);
  const outside = await options.edge?.(plain);
  opened.add(() => outside?.close?.());
  // Without an `edge` function the type is `unknown`.
  const deps = { ...plain, edge: outside?.edge as Edge };
  const consumers = await startConsumers({ ...deps, consumers: options.consumers?.(deps) ?? [] });
  opened.add(() => consumers.close());
  const relay = startRelay({ ...deps, service: name });
  opened.add(() => relay.close());
  const server = await serve({
    name,
    service: options.service,
    handlers: options.handlers(deps),
    actorKeys: env.ACTOR_KEYS,
    log: deps.log,
    host: env.SERVICE_HOST,
    port: env.SERVICE_PORT,
    tls: readRpcTls(env),
  });
  opened.add(() => server.close());
  const say = (wanted: boolean): void => {
    ready = wanted;
    server.setReady(wanted);
  };
  opened.add(async () => {
    say(false);
    if (env.DRAIN_DELAY_MS > 0) await wait(env.DRAIN_DELAY_MS);
  });
  say(true);
  const tasks = startTasks({ ...deps, service: name, tasks: options.tasks?.(deps) ?? [] });
  opened.add(() => tasks.close());
  const running = { address: server.address, adminAddress: admin?.address, close: opened.all };
  return { name, definition: options.service, deps, relay, consumers, ...running };
}
