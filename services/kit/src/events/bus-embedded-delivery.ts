import { EventEnvelope } from '@setu/proto/common';
import type { Knex } from 'knex';
import type { Alarm } from './alarm.js';
import { backoffMs, defaultMaxDeliver, type Subscribing } from './bus.js';

export type Delivering = { db: Knex; subscribing: Subscribing; woken: Alarm; signal: AbortSignal };

type Claimed = { seq: string; attempts: number; envelope: Buffer };

const pollMs = 500;
const batchSize = 10;

/** Feeds one consumer, one event at a time, until the signal aborts. A lost database only makes it wait. */
export async function deliver(delivering: Delivering): Promise<void> {
  const { woken, signal } = delivering;
  while (!signal.aborted) {
    const batch = await claim(delivering).catch((): Claimed[] => []);
    if (batch.length === 0) await woken.wait(pollMs, signal);
    for (const claimed of batch) await (signal.aborted ? giveBack(delivering, claimed) : handOver(delivering, claimed));
  }
}

// A claim is a lease of 30 s: when the process dies the event comes again. What used up its tries that way is dead.
async function claim({ db, subscribing }: Delivering): Promise<Claimed[]> {
  const { consumer, maxDeliver = defaultMaxDeliver } = subscribing;
  const { rows }: { rows: Claimed[] } = await db.raw(
    `with spent as (
       update delivery set dead = true where consumer = :consumer and not dead and attempts >= :maxDeliver and due_at <= now()
     ), next as (
       select seq from delivery
        where consumer = :consumer and not dead and attempts < :maxDeliver and due_at <= now()
        order by seq limit ${batchSize} for update skip locked
     ), claimed as (
       update delivery set attempts = attempts + 1, due_at = now() + interval '30 seconds'
         from next where delivery.consumer = :consumer and delivery.seq = next.seq
       returning delivery.seq, delivery.attempts
     )
     select claimed.seq, claimed.attempts, event.envelope from claimed join event using (seq) order by claimed.seq`,
    { consumer, maxDeliver },
  );
  return rows;
}

async function handOver({ db, subscribing, signal }: Delivering, { seq, attempts, envelope }: Claimed): Promise<void> {
  const { consumer, maxDeliver = defaultMaxDeliver } = subscribing;
  const delivery = db('delivery').where({ consumer, seq });
  try {
    await subscribing.handle(EventEnvelope.decode(envelope), { attempt: attempts });
    await delivery.clone().delete();
  } catch (error) {
    const wait = signal.aborted ? 0 : backoffMs(attempts);
    await delivery
      .clone()
      .update({
        dead: attempts >= maxDeliver,
        due_at: db.raw("now() + ? * interval '1 millisecond'", [wait]),
        last_error: error instanceof Error ? error.message : String(error),
      })
      .catch(() => undefined);
  }
}

async function giveBack({ db, subscribing }: Delivering, { seq, attempts }: Claimed): Promise<void> {
  await db('delivery')
    .where({ consumer: subscribing.consumer, seq })
    .update({ attempts: attempts - 1, due_at: db.fn.now() })
    .catch(() => undefined);
}
