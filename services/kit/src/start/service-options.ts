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

/** The definition of one service. Every function receives the dependencies that exist when it is called. */
export interface ServiceOptions<Stores extends object, S extends Definition, Extra extends z.ZodRawShape, Edge> {
  /** The name in the schema's name `setu_<name>`. */
  name: string;
  service: S;
  /** The service's migrations, beginning with outboxMigration and inboxMigration. */
  migrations: readonly Migration[];
  stores(conn: Conn): Stores;
  extraEnv?: Extra;
  /**
   * Opens an extra interface besides gRPC, after the migrations and before the service accepts calls. The result becomes
   * `deps.edge`.
   */
  edge?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<OpenedEdge<Edge>>;
  handlers(deps: Deps<Stores, ServiceEnv<Extra>, NoInfer<Edge>>): Handlers<S>;
  consumers?(deps: Deps<Stores, ServiceEnv<Extra>, NoInfer<Edge>>): readonly Consumer<Stores>[];
  tasks?(deps: Deps<Stores, ServiceEnv<Extra>, NoInfer<Edge>>): readonly Task[];
  /** Fills an empty schema. It runs again after a crash, so use a single `write`. Statements have no timeout. */
  demo?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<void>;
  /** Writes rows that the schema must contain before the service accepts calls. Runs at every start. */
  furnish?(deps: Deps<Stores, ServiceEnv<Extra>>): Promise<void>;
}

/** Returns the definition unchanged. The compiler infers its types and checks them against each other. */
export const defineService = <
  Stores extends object,
  S extends Definition,
  Extra extends z.ZodRawShape = Record<never, never>,
  Edge = unknown,
>(
  options: ServiceOptions<Stores, S, Extra, Edge>,
): ServiceOptions<Stores, S, Extra, Edge> => options;

/** An extra interface and its close function, which runs after everything that was opened later is closed. */
export interface OpenedEdge<Edge> {
  edge: Edge;
  close?(): unknown;
}

/** A running service. */
export interface Service<Stores, S extends Definition, Env = ServiceEnv, Edge = unknown> extends Running {
  name: string;
  definition: S;
  deps: Deps<Stores, Env, Edge>;
  relay: Relay;
  consumers: Consumers;
  /** The address of the admin listener, if there is one. */
  adminAddress: string | undefined;
}
