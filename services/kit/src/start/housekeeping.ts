import type { Knex } from 'knex';
import { deleteInBatches } from '../db/delete-in-batches.js';

/**
 * The retention of the kit's tables: events for 14 days after publication, received events for 30 days (longer than an
 * event can be sent again), failures of events that succeeded later for 30 days, idempotency keys for 24 hours.
 * Dead-lettered events stay.
 */
const retained = [
  { table: 'outbox', where: "published_at < now() - interval '14 days'" },
  { table: 'inbox', where: "received_at < now() - interval '30 days'" },
  { table: 'failing_event', where: "changed_at < now() - interval '30 days'" },
  { table: 'idempotency', where: "created_at < now() - interval '24 hours'" },
];

/** Deletes all rows past their retention, in batches short enough for the pool's timeout. */
export async function sweep(db: Knex, signal?: AbortSignal): Promise<void> {
  for (const each of retained) await deleteInBatches(db, { ...each, signal });
}
