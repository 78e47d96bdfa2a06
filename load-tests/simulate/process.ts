import {
  type Consumer,
  createLog,
  type Definition,
  deadlineClient,
  type Handlers,
  type Ids,
  makeDeps,
  publishDue,
  readServiceEnv,
  type ServiceOptions,
  startConsumers,
  type Task,
} from '@setu/kit/simulation';
import knexModule, { type Knex } from 'knex';
import type { z } from 'zod';
import type { SimulatedBus } from './bus.js';
import { SimulatedConnection } from './connection.js';
import { SimulatedPool } from './pool.js';
import type { Owner, Scheduler } from './scheduler.js';
import type { Sessions } from './sessions.js';

// biome-ignore lint/suspicious/noExplicitAny: the simulation treats every service alike
export type AnyDefinition = ServiceOptions<any, Definition, z.ZodRawShape, any>;

/** What a service needs to run in the simulated world. */
export interface Simulated {
  definition: AnyDefinition;
  /** The interfaces besides gRPC that the simulated calls need. */
  edge: object;
}

export interface Surroundings {
  scheduler: Scheduler;
  sessions: Sessions;
  bus: SimulatedBus;
  ids: Ids;
  /** Called with every statement that a service executes. */
  onStatement(service: string, text: string): void;
  /** Called when a service has committed events. */
  onEvents(service: string): void;
}

/** One running process of a service. */
export interface Process extends Owner {
  service: string;
  handlers: Handlers<Definition>;
  methods: Definition;
  tasks(): readonly Task[];
  /** Wakes the relay, as a notification of the database does. */
  ring(): void;
  /** Returns whether it started and its relay has nothing to do. */
  isQuiet(): boolean;
  /** Runs until it subscribed to its events. */
  started: Promise<void>;
  /** Kills the process: nothing of it continues, and its sessions end. */
  kill(): Promise<void>;
}

const silent = createLog({ service: 'simulated', level: (process.env.LOG_LEVEL as 'silent') ?? 'silent' });
const environment = { ACTOR_KEYS: 'a key for simulations only of 32 bytes', DATABASE_URL: 'simulated' };

const envs = new Map<string, ReturnType<typeof readServiceEnv>>();

function envOf({ name, extraEnv = {} }: AnyDefinition): ReturnType<typeof readServiceEnv> {
  const env = envs.get(name) ?? readServiceEnv(name, extraEnv, environment);
  envs.set(name, env);
  return env;
}

/** Starts a process of a service: its production rpcs, stores, consumers and relay on simulated surroundings. */
export function startProcess(name: string, { definition, edge }: Simulated, of: Surroundings): Process {
  const { scheduler } = of;
  const connections = new Set<SimulatedConnection>();
  const owner: Owner = { name, isAlive: true };
  const relay = relayBell(scheduler, owner);
  const onStatement = (text: string): void => of.onStatement(definition.name, text);
  const onEvents = (): void => of.onEvents(definition.name);
  const db = openPool(() => {
    const connection = new SimulatedConnection({
      service: definition.name,
      scheduler,
      sessions: of.sessions,
      onStatement,
      onEvents,
    });
    connections.add(connection);
    return connection;
  });
  const env = envOf(definition);
  const bus = of.bus.connect(owner);
  const { stores } = definition;
  const deps = { ...makeDeps({ stores, db, bus, log: silent, env, clock: scheduler.of.time, ids: of.ids }), edge };
  const sleep = (ms: number): Promise<void> => scheduler.sleep(ms, 'waited');
  const started = scheduler.spawn({ name: `${name} starts`, owner }, async () => {
    const consumers = (definition.consumers?.(deps) ?? []).map(counted);
    // An hour between two looks for replays, because each look costs a transaction.
    await startConsumers({ bus, write: deps.write, consumers, log: silent, intervals: { replayMs: 3_600_000 }, sleep });
  });
  const publish = () => publishDue({ db, bus, service: definition.name, log: silent });
  started.then(
    () => relay.run(publish),
    () => undefined,
  );
  return Object.assign(owner, {
    service: definition.name,
    handlers: definition.handlers(deps),
    methods: definition.service,
    tasks: () => definition.tasks?.(deps) ?? [],
    ring: relay.ring,
    isQuiet: relay.isQuiet,
    started,
    kill: async () => {
      owner.isAlive = false;
      scheduler.bury();
      for (const connection of connections) await connection.abandon();
    },
  });
}

/**
 * Returns a consumer that also records, in the same transaction, that it had its effect. The checkers count the records,
 * because most effects show nothing when they happen twice.
 */
const counted = (consumer: Consumer<unknown>): Consumer<unknown> => ({
  ...consumer,
  handle: async (event, stores) => {
    await consumer.handle(event, stores);
    await stores.conn('sim.effect').insert({ consumer: consumer.name, event_id: event.id });
  },
});

interface Sending {
  _query(connection: unknown, query: object): Promise<unknown>;
}

/** Opens knex with the production client on simulated connections. */
function openPool(connect: () => SimulatedConnection): Knex {
  class SimulatedClient extends (deadlineClient as unknown as new (config: object) => Knex.Client & Sending) {
    override initializePool(): void {
      this.pool = new SimulatedPool(connect, 6);
    }

    /** Each statement is a turn of its own, as it would be if other sessions' statements came between them. */
    async queryTogether(connection: unknown, queries: readonly object[]): Promise<PromiseSettledResult<unknown>[]> {
      const answers: PromiseSettledResult<unknown>[] = [];
      for (const query of queries) answers.push(...(await Promise.allSettled([this._query(connection, query)])));
      return answers;
    }
  }
  return knexModule.knex({
    client: SimulatedClient as unknown as typeof Knex.Client,
    version: '18.0',
    connection: {},
    log: { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined },
  });
}

const pollMs = 2_000;

/**
 * Runs rounds of a relay when it is notified, and once more after its interval, as the real one polls. A relay without
 * news sleeps, because in virtual time a poll every two seconds would be most of the work.
 */
function relayBell(scheduler: Scheduler, owner: Owner) {
  let isDue = true;
  let isBusy = true;
  let wake: (() => void) | undefined;
  const actor = { name: `${owner.name} relay`, owner };
  const ring = (): void => {
    isDue = true;
    wake?.();
  };
  const woken = async (): Promise<void> => {
    isBusy = isDue;
    if (!isDue)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    wake = undefined;
    isBusy = true;
  };
  const round = async (publish: () => Promise<number>): Promise<number> => {
    isDue = false;
    const count = await publish().catch(() => {
      ring();
      return 0;
    });
    if (isDue) await scheduler.sleep(scheduler.of.random.below(50), 'relay pauses');
    return count;
  };
  const work = async (publish: () => Promise<number>): Promise<void> => {
    await scheduler.sleep(scheduler.of.random.below(40), 'relay woken');
    for (let count = 1; count > 0 || isDue; ) {
      while (isDue) await round(publish);
      // Another process may have held the lock meanwhile, or the round may have left something.
      await scheduler.sleep(pollMs, 'relay polls');
      count = await round(publish);
    }
  };
  return {
    ring,
    isQuiet: () => !isBusy && !isDue,
    run: async (publish: () => Promise<number>): Promise<void> => {
      while (owner.isAlive) {
        await woken();
        await scheduler.spawn(actor, () => work(publish));
      }
    },
  };
}
