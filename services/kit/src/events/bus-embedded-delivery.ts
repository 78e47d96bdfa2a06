import type { Knex } from 'knex';
import type { Alarm } from './alarm.js';
import { type Subscribing, waitAfter } from './bus.js';
import { addPending, register } from './bus-embedded-store.js';
import { readEnvelope } from './read-envelope.js';

export interface Intervals {
  /** Milliseconds after which another process gets the events of an unresponsive process. */
  leaseMs: number;
  /** Milliseconds between two checks that the consumer is still registered and the bus still has the same store. */
  checkMs: number;
  /**
   * Milliseconds an idle consumer waits at most. A consumer with a due event or a lost registration is woken earlier.
   */
  restMs: number;
}

export interface Delivering {
  db: Knex;
  subscribing: Subscribing;
  woken: Alarm;
  signal: AbortSignal;
  intervals: Intervals;
  /** Whether the consumer was just registered and must receive all stored events. */
  begins: boolean;
}

interface Claimed {
  seq: string;
  attempts: number;
  envelope: Buffer;
}

const batchSize = 10;

/**
 * Delivers events to one consumer, singly or in batches, until the signal aborts. If the database is unavailable,
 * events are only delivered later.
 */
export async function deliver(delivering: Delivering): Promise<void> {
  const { woken, signal, intervals } = delivering;
  const stillRegistered = registrationRenewer(delivering);
  while (!signal.aborted) {
    const isSettled = await stillRegistered().catch(() => false);
    const batch = await claim(delivering).catch((): Claimed[] => []);
    if (batch.length === 0) await woken.wait(isSettled ? intervals.restMs : intervals.checkMs, signal);
    else await deliverAll(delivering, batch);
  }
}

// A missing consumer row means that the bus was emptied: the consumer is registered again and receives all stored
// events. A second pass after `checkMs` finds events whose publication overlapped with the registration. Until then the
// consumer is not settled.
function registrationRenewer({ db, subscribing, intervals, begins }: Delivering): () => Promise<boolean> {
  let checkedAt = Date.now();
  let catchUp = begins;
  return async () => {
    if (Date.now() - checkedAt < intervals.checkMs) return !catchUp;
    checkedAt = Date.now();
    const made = await register(db, subscribing);
    if (made || catchUp) await addPending(db, subscribing);
    catchUp = made;
    return !catchUp;
  };
}

const claimDue = `
  with next as (
    select seq from delivery
     where consumer = :consumer and due_at <= now()
     order by seq limit ${batchSize} for update skip locked
  ), claimed as (
    update delivery set attempts = attempts + 1, due_at = now() + :leaseMs * interval '1 millisecond'
      from next where delivery.consumer = :consumer and delivery.seq = next.seq
    returning delivery.seq, delivery.attempts
  )
  select claimed.seq, claimed.attempts, event.envelope from claimed join event using (seq) order by claimed.seq`;

// A claim is a lease. If the process dies, the events are delivered again. A living process renews its lease.
async function claim({ db, subscribing: { consumer }, intervals: { leaseMs } }: Delivering): Promise<Claimed[]> {
  const { rows }: { rows: Claimed[] } = await db.raw(claimDue, { consumer, leaseMs });
  return rows;
}

async function deliverAll(delivering: Delivering, batch: readonly Claimed[]): Promise<void> {
  const { db, subscribing, signal, intervals } = delivering;
  const held = new Set(batch.map(({ seq }) => seq));
  const renew = async (): Promise<void> => {
    const due_at = db.raw("now() + ? * interval '1 millisecond'", [intervals.leaseMs]);
    await db('delivery')
      .where({ consumer: subscribing.consumer })
      .whereIn('seq', [...held])
      .update({ due_at });
  };
  const renewing = setInterval(() => void renew().catch(() => undefined), intervals.leaseMs / 3);
  try {
    if (await deliverTogether(delivering, batch)) return;
    for (const claimed of batch) {
      await (signal.aborted ? release(delivering, claimed) : deliverOne(delivering, claimed));
      held.delete(claimed.seq);
    }
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Delivers a batch in one call, if the consumer supports it. A redelivered event may have crashed a process, so it is
 * delivered alone.
 */
async function deliverTogether({ db, subscribing, signal }: Delivering, batch: readonly Claimed[]): Promise<boolean> {
  const { consumer, handleAll } = subscribing;
  if (handleAll === undefined || batch.length < 2 || signal.aborted) return false;
  if (batch.some(({ attempts }) => attempts > 1)) return false;
  const events = batch.flatMap(({ seq, envelope }) => readEnvelope(envelope, `event ${seq} of setu_bus`) ?? []);
  if (events.length < batch.length || !(await handleAll(events))) return false;
  const seqs = batch.map(({ seq }) => seq);
  // If the bus is unavailable now, the events are delivered again and the inbox recognises them.
  await db('delivery')
    .where({ consumer })
    .whereIn('seq', seqs)
    .delete()
    .catch(() => undefined);
  return true;
}

async function deliverOne(
  { db, subscribing, signal }: Delivering,
  { seq, attempts, envelope }: Claimed,
): Promise<void> {
  const delivery = db('delivery').where({ consumer: subscribing.consumer, seq });
  try {
    const event = readEnvelope(envelope, `event ${seq} of setu_bus`);
    if (event !== undefined) await subscribing.handle(event, { attempt: attempts, signal });
    await delivery.clone().delete();
  } catch (error) {
    const wait = signal.aborted ? 0 : waitAfter(error, attempts);
    const due_at = db.raw("now() + ? * interval '1 millisecond'", [wait]);
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const last_error = cause instanceof Error ? cause.message : String(cause);
    await delivery
      .clone()
      .update({ due_at, last_error })
      .catch(() => undefined);
  }
}

async function release({ db, subscribing }: Delivering, { seq, attempts }: Claimed): Promise<void> {
  await db('delivery')
    .where({ consumer: subscribing.consumer, seq })
    .update({ attempts: attempts - 1, due_at: db.fn.now() })
    .catch(() => undefined);
}
