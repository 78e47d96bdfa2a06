import type { Knex } from 'knex';
import { deleteInBatches } from '../db/delete-in-batches.js';
import { outboxAgeSeconds, outboxUnpublished, poolConnections } from '../metrics.js';

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

/** Sets the gauges of a service's pool and outbox. */
export async function measure(service: string, db: Knex): Promise<void> {
  const { pool } = db.client;
  poolConnections.set({ service, state: 'used' }, pool.numUsed());
  poolConnections.set({ service, state: 'free' }, pool.numFree());
  poolConnections.set({ service, state: 'waiting' }, pool.numPendingAcquires());
  const { rows }: { rows: { waiting: string; age: string | null }[] } = await db.raw(
    'select count(*) as waiting, extract(epoch from now() - min(occurred_at)) as age from outbox where published_at is null',
  );
  outboxUnpublished.set({ service }, Number(rows[0]?.waiting ?? 0));
  outboxAgeSeconds.set({ service }, Math.max(0, Number(rows[0]?.age ?? 0)));
}
