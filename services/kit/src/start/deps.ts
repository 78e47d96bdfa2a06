import type { Knex } from 'knex';
import type { Clock } from '../clock.js';
import type { Conn } from '../db/open.js';
import { readOnly } from '../db/read-only.js';
import { withTransaction } from '../db/transaction.js';
import type { EventBus } from '../events/bus.js';
import { transacting, type Write } from '../events/write.js';
import type { Ids } from '../ids.js';
import type { Log } from '../log.js';
import type { ServiceEnv } from './service-env.js';

/** The dependencies of handlers, consumers and jobs. */
export interface Deps<Stores, Env = ServiceEnv, Edge = unknown> {
  /** The stores on the pool, for reading. A statement that writes fails. */
  read: Stores;
  /**
   * The stores on the read replica of REPLICA_DATABASE_URL, or those of `read` without one. A replica may be some seconds
   * behind, so only reports use it.
   */
  replica: Stores;
  /** The stores on the pool, for a single write that needs no transaction and no event, such as "last used". */
  autocommit: Stores;
  /**
   * Runs a function in a transaction. The function receives the stores bound to the transaction, the outbox, the
   * idempotency keys and the connection.
   */
  write: Write<Stores>;
  clock: Clock;
  ids: Ids;
  env: Env;
  log: Log;
  db: Knex;
  bus: EventBus;
  /** An extra interface of the service besides gRPC. Only the code that needs it knows its type. */
  edge: Edge;
}

interface Making<Stores, Env> extends Omit<Deps<Stores, Env>, 'read' | 'replica' | 'autocommit' | 'write' | 'edge'> {
  replicaDb?: Knex | undefined;
  stores(conn: Conn): Stores;
}

/**
 * Binds the stores to a pool, once for reading and once for single writes, and to a replica if there is one. `write` binds them again to each
 * transaction.
 */
export function makeDeps<Stores extends object, Env>({
  stores,
  replicaDb,
  ...rest
}: Making<Stores, Env>): Deps<Stores, Env> {
  const { db, clock, ids } = rest;
  const write: Write<Stores> = (fn) =>
    withTransaction(db, (conn) => fn({ ...stores(conn), ...transacting(conn, { clock, ids }) }));
  const read = stores(readOnly(db));
  const replica = replicaDb ? stores(readOnly(replicaDb)) : read;
  return { ...rest, read, replica, autocommit: stores(db), write, edge: undefined };
}
