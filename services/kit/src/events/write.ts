import { type Audit, audit } from '../audit/audit.js';
import type { Clock } from '../clock.js';
import type { Conn } from '../db/open.js';
import type { Ids } from '../ids.js';
import { type Jobs, jobs } from '../jobs/jobs.js';
import { type Once, once } from './once.js';
import { type Outbox, outbox } from './outbox.js';

/** What every transaction has beside its stores. */
export interface Transacting {
  outbox: Outbox;
  /** Who did what, for those who must know later. */
  acts: Audit;
  /** A repeated request gets the first one's answer. */
  once: Once;
  /** Work for later, by one of the service's tasks. */
  jobs: Jobs;
  conn: Conn;
}

/** The stores bound to a transaction, and what every transaction has. */
export type WriteStores<Stores> = Stores & Transacting;

/** Opens a transaction, gives `fn` the stores bound to it, commits what it did unless it throws. */
export type Write<Stores> = <T>(fn: (stores: WriteStores<Stores>) => Promise<T>) => Promise<T>;

/** What every transaction has, bound to `conn`. */
export const transacting = (conn: Conn, parts: { clock?: Clock; ids?: Ids } = {}): Transacting => ({
  outbox: outbox(conn, parts),
  acts: audit(conn, parts),
  once: once(conn),
  jobs: jobs(conn),
  conn,
});
