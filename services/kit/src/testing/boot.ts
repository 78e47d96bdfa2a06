import type { Clock } from '../clock.js';
import type { Env } from '../config.js';
import type { EventBus } from '../events/bus.js';
import type { Ids } from '../ids.js';
import { connect } from '../rpc/connect.js';
import type { Definition, PromiseClient } from '../rpc/definition.js';
import type { Parts } from '../start/parts.js';
import type { Service } from '../start/service-options.js';
import { type TestClock, testClock } from './clock.js';
import { testDatabase } from './postgres.js';
import { type RecordedEvents, recordedEvents } from './recorded-events.js';
import { recordStatements } from './release-statements.js';
import { settle } from './settle.js';

export const testActorKeys: readonly string[] = ['a key for tests only of 32 bytes or more'];

/** The environment of services under test: long timeouts for a busy machine, and no log output. */
export const testEnv: Env = {
  // Lists must show recent changes immediately. Tests of the in-memory index enable it explicitly.
  SEARCH_INDEX: 'postgres',
  ACTOR_KEYS: testActorKeys.join(','),
  LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  DB_CONNECT_MS: '10000',
  DB_ACQUIRE_MS: '15000',
  DB_STATEMENT_MS: '15000',
  // Several test environments share one Postgres.
  DB_POOL_MAX: '5',
};

export interface Booting {
  /**
   * Whether the service has the demo world. It is loaded once for all tests and cloned, unless the test has its own
   * clock or asks for `load`.
   */
  demo?: boolean | 'load';
  env?: Env;
  /** Replaces the default testClock. */
  clock?: Clock;
  ids?: Ids;
  /** Replaces the embedded bus in the test's database. */
  bus?: EventBus;
}

export interface Booted<D, S extends Definition> {
  client: PromiseClient<S>;
  deps: D;
  address: string;
  events: RecordedEvents;
  /** Moves the service's time. If the test passed its own clock, this one has no effect. */
  clock: TestClock;
  /** Waits until all events are published and handled. */
  settle(): Promise<void>;
  /** Publishes an event as another service would. The service's consumers receive it. */
  publish: EventBus['publish'];
  close(): Promise<void>;
}

type Startable<D, S extends Definition> = Pick<
  Service<never, S>,
  'name' | 'definition' | 'address' | 'relay' | 'consumers' | 'close'
> & {
  deps: D;
};

type MinimalDeps = Pick<Service<never, Definition>['deps'], 'db' | 'bus'>;

/** Starts the real service on a free port with its own database, embedded bus and clock, and connects to it. */
export async function bootService<D extends MinimalDeps, S extends Definition>(
  start: (env: Env, parts: Parts) => Promise<Startable<D, S>>,
  booting: Booting = {},
): Promise<Booted<D, S>> {
  const clock = testClock();
  const events = recordedEvents();
  let dropDatabase = async (): Promise<void> => undefined;
  const parts: Parts = {
    clock: booting.clock ?? clock,
    ids: booting.ids,
    bus: (open) => events.record(booting.bus ?? open()),
    prepare: async ({ name, migrations }) => {
      const isCloned = booting.demo === true && booting.clock === undefined;
      const database = await testDatabase(name, migrations, isCloned ? (urls) => loadDemo(start, urls) : undefined);
      dropDatabase = database.close;
      return databaseEnv(database);
    },
  };
  const env = { ...testEnv, SETU_DEMO: booting.demo ? '1' : '0', ...booting.env };
  const service = await start(env, parts).catch(async (error: unknown) => {
    await dropDatabase();
    throw error;
  });
  const folder = process.env.SETU_STATEMENTS;
  const write = folder ? recordStatements(service.deps.db, { service: service.name, folder }) : undefined;
  const client = connect({ name: service.name, service: service.definition }, service.address, {
    actorKeys: testActorKeys,
    timeoutMs: 15_000,
  });
  return {
    client,
    deps: service.deps,
    address: service.address,
    events,
    clock,
    settle: () => settle([service]),
    publish: (event) => service.deps.bus.publish(event),
    close: async () => {
      client.close();
      await write?.();
      await service.close();
      await dropDatabase();
    },
  };
}

const databaseEnv = ({ url, busUrl }: { url: string; busUrl: string }): Env => ({
  ...{ DATABASE_URL: url, BUS_DATABASE_URL: busUrl, NATS_URL: undefined },
});

/** Starts the service once to load the demo world. Background tasks wait, because each test runs its own. */
async function loadDemo<D extends MinimalDeps, S extends Definition>(
  start: (env: Env, parts: Parts) => Promise<Startable<D, S>>,
  urls: { url: string; busUrl: string },
): Promise<void> {
  const env = { ...testEnv, SETU_DEMO: '1', TASKS_DELAY_MS: '3600000' };
  const service = await start(env, { clock: testClock(), prepare: async () => databaseEnv(urls) });
  await settle([service]);
  await service.close();
}
