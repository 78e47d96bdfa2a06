import type { Knex } from 'knex';

// The operators' functions. They only write to the database; the running service does the work with its own code.

export interface DeadLetteredEvent {
  consumer: string;
  eventId: string;
  subject: string;
  failedAt: Date;
  /** The number of failures, or 0 if the process died each time. */
  tries: number;
  /** The first line of the error. */
  error: string;
  /** Whether a replay is requested and still pending. */
  isReplayRequested: boolean;
}

interface DeadLetterRow {
  consumer: string;
  event_id: string;
  subject: string;
  failed_at: Date;
  tries: number;
  error: string;
  replay_asked_at: Date | null;
}

/** Returns the events that a service could not handle, oldest first. Leaves out those that took effect later. */
export async function deadLetteredEvents(db: Knex): Promise<DeadLetteredEvent[]> {
  const rows: DeadLetterRow[] = await db('dead_letter as d')
    .whereNotExists(
      db('inbox as i').select(db.raw('1')).whereRaw('i.consumer = d.consumer and i.event_id = d.event_id'),
    )
    .orderBy(['d.failed_at', 'd.event_id', 'd.consumer'])
    .select('d.consumer', 'd.event_id', 'd.subject', 'd.failed_at', 'd.tries', 'd.error', 'd.replay_asked_at');
  return rows.map((row) => ({
    consumer: row.consumer,
    eventId: row.event_id,
    subject: row.subject,
    failedAt: row.failed_at,
    tries: row.tries,
    error: row.error.split('\n')[0] ?? '',
    isReplayRequested: row.replay_asked_at !== null,
  }));
}

/**
 * Requests a replay of a dead-lettered event for one consumer, or for all that dead-lettered it. Returns the consumers'
 * names.
 */
export function requestReplay(
  db: Knex,
  { eventId, consumer }: { eventId: string; consumer?: string | undefined },
): Promise<string[]> {
  return db('dead_letter')
    .where({ event_id: eventId, ...(consumer === undefined ? {} : { consumer }) })
    .update({ replay_asked_at: db.fn.now() })
    .returning('consumer')
    .then((rows: { consumer: string }[]) => rows.map((row) => row.consumer).sort());
}

const batch = 2_000;

/**
 * Makes the service's relay publish again everything that was published at `since` or later. Returns the number of
 * events. Inboxes drop those they know.
 */
export async function republishSince(db: Knex, since: Date): Promise<number> {
  const { rows }: { rows: { now: string }[] } = await db.raw('select now()::text as now');
  const before = rows[0]?.now ?? '';
  for (let total = 0; ; ) {
    const { rowCount }: { rowCount: number } = await db.raw(makeDue, [since, before]);
    total += rowCount;
    if (rowCount < batch) return total;
  }
}

const makeDue = `
  update outbox set published_at = null, attempts = 0, next_at = now()
   where id = any(array(
     select id from outbox where published_at >= ? and published_at < ?::timestamptz limit ${batch}))`;
