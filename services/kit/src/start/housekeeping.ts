import type { Knex } from 'knex';
import { deleteInBatches } from '../db/delete-in-batches.js';

/**
 * How long the chassis keeps what: events 14 days after they left, what was received 30 (longer than an event can be sent
 * again), failures of events that came to something 30, answers to idempotency keys 24 hours. Parked events stay.
 */
const kept = [
  { table: 'outbox', where: "published_at < now() - interval '14 days'" },
  { table: 'inbox', where: "received_at < now() - interval '30 days'" },
  { table: 'failing_event', where: "changed_at < now() - interval '30 days'" },
  { table: 'idempotency', where: "created_at < now() - interval '24 hours'" },
];

/** Deletes what is older than it is kept, however much, in statements short enough for the pool's timeout. */
export async function sweep(db: Knex, signal?: AbortSignal): Promise<void> {
  for (const each of kept) await deleteInBatches(db, { ...each, signal });
}
