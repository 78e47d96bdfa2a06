import { type AuditLog, auditLog } from '../audit/audit.js';
import type { Clock } from '../clock.js';
import type { Conn } from '../db/open.js';
import type { Ids } from '../ids.js';
import { type Jobs, jobs } from '../jobs/jobs.js';
import { type Idempotent, idempotent } from './idempotency.js';
import { type Outbox, outbox } from './outbox.js';

/** The parts of every transaction besides its stores. */
export interface Transacting {
  outbox: Outbox;
  /** The audit log. */
  auditLog: AuditLog;
  /** The idempotency keys: a repeated request gets the first response. */
  idempotent: Idempotent;
  /** The queue of background jobs, handled by the service's tasks. */
  jobs: Jobs;
  conn: Conn;
}

/** The stores bound to a transaction, with the common parts of every transaction. */
export type WriteStores<Stores> = Stores & Transacting;

/** Runs `fn` in a transaction with the stores bound to it. Commits, or rolls back if `fn` throws. */
export type Write<Stores> = <T>(fn: (stores: WriteStores<Stores>) => Promise<T>) => Promise<T>;

/** Returns the common parts of every transaction, bound to `conn`. */
export const transacting = (conn: Conn, parts: { clock?: Clock; ids?: Ids } = {}): Transacting => ({
  outbox: outbox(conn, parts),
  auditLog: auditLog(conn, parts),
  idempotent: idempotent(conn),
  jobs: jobs(conn),
  conn,
});
