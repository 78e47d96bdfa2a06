import type { Knex } from 'knex';
import type { Clock } from '../clock.js';
import type { Conn } from '../db/open.js';
import type { EventBus } from '../events/bus.js';
import type { Write } from '../events/consume.js';
import { outbox } from '../events/outbox.js';
import type { Ids } from '../ids.js';
import type { Log } from '../log.js';
import type { ServiceEnv } from './service-env.js';

/** What handlers, consumers and jobs get: everything they touch the world with. */
export type Deps<Stores, Env = ServiceEnv> = {
  /** The stores on the pool. */
  read: Stores;
  /** A transaction: the same stores bound to it, with the outbox and the handle. */
  write: Write<Stores>;
  clock: Clock;
  ids: Ids;
  env: Env;
  log: Log;
  db: Knex;
  bus: EventBus;
};

type Making<Stores, Env> = Omit<Deps<Stores, Env>, 'read' | 'write'> & { stores(conn: Conn): Stores };

/** Binds the stores to a pool; `write` makes them anew on each transaction. */
export function makeDeps<Stores extends object, Env>({ stores, ...rest }: Making<Stores, Env>): Deps<Stores, Env> {
  const { db, clock, ids } = rest;
  const write: Write<Stores> = (fn) =>
    db.transaction((conn) => fn({ ...stores(conn), outbox: outbox(conn, { clock, ids }), conn }));
  return { ...rest, read: stores(db), write };
}
