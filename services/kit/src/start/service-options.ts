import type { z } from 'zod';
import type { Migration } from '../db/migrate.js';
import type { Conn } from '../db/open.js';
import type { Consumer, Consumers } from '../events/consume.js';
import type { Relay } from '../events/relay.js';
import type { Task } from '../jobs/task.js';
import type { Running } from '../lifecycle.js';
import type { Definition, Handlers } from '../rpc/definition.js';
import type { Deps } from './deps.js';
import type { ServiceEnv } from './service-env.js';

/** What makes one service of the chassis; every function is given the dependencies that exist when it is called. */
export interface ServiceOptions<Stores extends object, S extends Definition, Extra extends z.ZodRawShape, Edge> {
  /** One word, as in the schema's name: `setu_<name>`. */
  name: string;
  service: S;
  /** outboxMigration and inboxMigration first. */
  migrations: readonly Migration[];
  stores(conn: Conn): Stores;
  extraEnv?: Extra;
  /** What the service opens beside gRPC: after the migrations, before anybody is served. It lands in `deps.edge`. */
  edge?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<OpenedEdge<Edge>>;
  handlers(deps: Deps<Stores, ServiceEnv<Extra>, NoInfer<Edge>>): Handlers<S>;
  consumers?(deps: Deps<Stores, ServiceEnv<Extra>, NoInfer<Edge>>): readonly Consumer<Stores>[];
  tasks?(deps: Deps<Stores, ServiceEnv<Extra>, NoInfer<Edge>>): readonly Task[];
  /** Fills an empty schema; runs again after a crash, so it belongs into one `write`. Statements take as long as they need. */
  demo?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<void>;
  /** What must stand in the schema before anybody is served, at every start. */
  furnish?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<void>;
}

/** An edge and how it is closed: in its turn, after everything that was opened later. */
export interface OpenedEdge<Edge> {
  edge: Edge;
  close?(): unknown;
}

/** A service that serves. */
export interface Service<Stores, S extends Definition, Env = ServiceEnv, Edge = unknown> extends Running {
  name: string;
  definition: S;
  deps: Deps<Stores, Env, Edge>;
  relay: Relay;
  consumers: Consumers;
  /** Of the admin listener, where there is one. */
  adminAddress: string | undefined;
}
