import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { withConnection } from '../db/open.js';
import type { Log } from '../log.js';
import type { EventBus } from './bus.js';
import { type OutboxRow, publishInOrder } from './publish-in-order.js';
import { sendAgainAfterLoss } from './send-again.js';

export interface Relaying {
  db: Knex;
  bus: EventBus;
  service: string;
  log: Log;
}

/** The maximum number of rows in one round. */
export const batchSize = 200;

/**
 * Runs one round of the relay. It asks the bus for its store's id, sends recent events again if the store is new, then
 * publishes the due events. Returns the number of published rows. Throws when the bus or the database is unavailable.
 */
export async function publishDue({ db, bus, service, log }: Relaying): Promise<number> {
  const incarnation = await bus.incarnation();
  return withConnection(db, async (connection) => {
    if (!(await hasWork(connection, service, incarnation)) || !(await tryLock(connection, service))) return 0;
    try {
      await sendAgainAfterLoss({ connection, bus, service, log });
      const { published, failed } = await publishInOrder(await dueRows(connection), bus);
      await connection.query(remember, [published]);
      await connection.query(putOff, [failed.flatMap(({ id, outage }) => (outage ? [] : [id]))]);
      for (const { id, error, outage } of failed) {
        if (outage) throw error;
        log.error({ err: error, event: id }, 'the bus rejects an event, so the events of its aggregate wait');
      }
      return published.length;
    } finally {
      await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [`relay ${service}`]);
    }
  });
}

const work = `
  select exists (select 1 from outbox where published_at is null and next_at <= now())
      or not exists (select 1 from relayed_to
                      where service = $1 and incarnation = $2 and sent_again_at is not null) as waits`;

async function hasWork(connection: ClientBase, service: string, incarnation: string): Promise<boolean> {
  const { rows } = await connection.query<{ waits: boolean }>(work, [service, incarnation]);
  return rows[0]?.waits === true;
}

async function tryLock(connection: ClientBase, service: string): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
    [`relay ${service}`],
  );
  return rows[0]?.mine === true;
}

const remember = 'update outbox set published_at = now() where id = any($1)';

// Delays only events that the bus rejects. During an outage nothing is delayed, so that everything is published when
// the bus is back.
const putOff = `
  update outbox
     set attempts = attempts + 1, next_at = now() + least(30, 0.25 * 2 ^ least(attempts, 10)) * interval '1 second'
   where id = any($1)`;

// A row waits while an earlier row of its aggregate is delayed.
const due = `
  select o.id, o.subject, o.aggregate_id, o.payload, o.occurred_at, o.actor_user_id, o.acting_user_id, o.trace_context
    from outbox o
   where o.published_at is null and o.next_at <= now()
     and not exists (select 1 from outbox e where e.aggregate_id = o.aggregate_id and e.published_at is null
                        and e.seq < o.seq and e.next_at > now())
   order by o.seq limit ${batchSize}`;

async function dueRows(connection: ClientBase): Promise<OutboxRow[]> {
  return (await connection.query<OutboxRow>(due)).rows;
}
