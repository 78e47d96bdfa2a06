import type { Knex } from 'knex';
import { outboxAgeSeconds, outboxUnpublished, poolConnections } from '../metrics.js';

/** Outbox rows are kept 14 days after they left, the inbox 30, answers to idempotency keys 24 hours. */
export async function sweep(db: Knex): Promise<void> {
  await db.raw("delete from outbox where published_at < now() - interval '14 days'");
  await db.raw("delete from inbox where received_at < now() - interval '30 days'");
  await db.raw("delete from idempotency where created_at < now() - interval '24 hours'");
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
