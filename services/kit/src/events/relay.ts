import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { listen } from '../db/listen.js';
import { openedWith, withConnection } from '../db/open.js';
import { type Log, log as processLog } from '../log.js';
import { alarm } from './alarm.js';
import type { EventBus } from './bus.js';
import { type OutboxRow, publishInOrder } from './publish-in-order.js';

export type Relaying = { db: Knex; bus: EventBus; service: string; log?: Log };

export type Relay = {
  /** Publishes what is due; gives how many were. */
  runOnce(): Promise<number>;
  close(): Promise<void>;
};

const batchSize = 200;
const pollMs = 500;

/**
 * Carries the service's outbox to the bus. Only unpublished rows count, never a position; one process works at a time;
 * a row is marked after the bus has it, so a crash in between publishes it again under the same id.
 */
export function startRelay({ db, bus, service, log = processLog }: Relaying): Relay {
  const stopping = new AbortController();
  const woken = alarm();
  const { url, schema } = openedWith(db);
  let working: Promise<unknown> = Promise.resolve();

  const runOnce = (): Promise<number> => {
    const turn = working.then(() => publishDue(db, bus, service));
    working = turn.catch(() => undefined);
    return turn;
  };

  const polling = (async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        if ((await runOnce()) === batchSize) continue;
        failures = 0;
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, 'events wait: the relay cannot work');
        failures += 1;
      }
      await woken.wait(failures === 0 ? pollMs : Math.min(30_000, pollMs * 2 ** failures), stopping.signal);
    }
  })();
  const listening = listen({
    url,
    channels: [`outbox_${schema}`],
    onNotify: () => woken.ring(),
    signal: stopping.signal,
  });
  listening.catch(() => log.warn('the relay polls: it could not listen'));

  return {
    runOnce,
    close: async () => {
      stopping.abort();
      await polling;
      await working;
    },
  };
}

async function publishDue(db: Knex, bus: EventBus, service: string): Promise<number> {
  return withConnection(db, async (connection) => {
    const waiting = await connection.query(
      'select 1 from outbox where published_at is null and next_at <= now() limit 1',
    );
    if (waiting.rowCount === 0 || !(await tryLock(connection, service))) return 0;
    try {
      const { published, failed } = await publishInOrder(await dueRows(connection), bus);
      await connection.query('update outbox set published_at = now() where id = any($1)', [published]);
      await connection.query(
        `update outbox set attempts = attempts + 1, next_at = now() + least(30, 0.25 * 2 ^ least(attempts, 10)) * interval '1 second'
          where id = any($1)`,
        [failed.map((each) => each.id)],
      );
      const [first] = failed;
      if (first !== undefined && published.length === 0) throw first.error;
      return published.length;
    } finally {
      await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [`relay ${service}`]);
    }
  });
}

async function tryLock(connection: ClientBase, service: string): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
    [`relay ${service}`],
  );
  return rows[0]?.mine === true;
}

// A row waits while an earlier one of its aggregate is backing off.
async function dueRows(connection: ClientBase): Promise<OutboxRow[]> {
  const { rows } = await connection.query<OutboxRow>(
    `select o.id, o.subject, o.aggregate_id, o.payload, o.occurred_at, o.actor_user_id, o.acting_user_id
       from outbox o
      where o.published_at is null and o.next_at <= now()
        and not exists (select 1 from outbox e where e.aggregate_id = o.aggregate_id and e.published_at is null
                           and e.seq < o.seq and e.next_at > now())
      order by o.seq limit ${batchSize}`,
  );
  return rows;
}
