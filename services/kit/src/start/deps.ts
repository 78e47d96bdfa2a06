import type { Knex } from 'knex';
import type { Clock } from '../clock.js';
import type { Conn } from '../db/open.js';
import { withTransaction } from '../db/transaction.js';
import type { EventBus } from '../events/bus.js';
import { transacting, type Write } from '../events/write.js';
import type { Ids } from '../ids.js';
import type { Log } from '../log.js';
import type { ServiceEnv } from './service-env.js';

/** What handlers, consumers and jobs get: everything they touch the world with. */
export interface Deps<Stores, Env = ServiceEnv, Edge = unknown> {
  /** The stores on the pool. */
  read: Stores;
  /** A transaction: the same stores bound to it, with the outbox, `once` and the handle. */
  write: Write<Stores>;
  clock: Clock;
  ids: Ids;
  env: Env;
  log: Log;
  db: Knex;
  bus: EventBus;
  /** What the service opened beside gRPC; whoever does not need it need not know what it is. */
  edge: Edge;
}

interface Making<Stores, Env> extends Omit<Deps<Stores, Env>, 'read' | 'write' | 'edge'> {
  stores(conn: Conn): Stores;
}

/** Binds the stores to a pool; `write` makes them anew on each transaction. */
export function makeDeps<Stores extends object, Env>({ stores, ...rest }: Making<Stores, Env>): Deps<Stores, Env> {
  const { db, clock, ids } = rest;
  const write: Write<Stores> = (fn) =>
    withTransaction(db, (conn) => fn({ ...stores(conn), ...transacting(conn, { clock, ids }) }));
  return { ...rest, read: stores(db), write, edge: undefined };
}
