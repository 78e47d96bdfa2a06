import type { Knex } from 'knex';

// What operators ask of a running system, through its database alone: its processes do the work with their own code.

export interface ParkedEvent {
  consumer: string;
  eventId: string;
  subject: string;
  failedAt: Date;
  /** How often it failed; 0 when the process died each time. */
  tries: number;
  /** The failure's first line. */
  error: string;
  /** Whether it has been asked for, and waits for the service. */
  asked: boolean;
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

/** The events a service could not handle, oldest first; not those that had their effect after all. */
export async function parkedEvents(db: Knex): Promise<ParkedEvent[]> {
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
    asked: row.replay_asked_at !== null,
  }));
}

/** Asks the service to handle a parked event again, for all its consumers that parked it or for one; gives which. */
export function askForReplay(
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

/** Lets the service's relay send again what left at `since` or later; gives how many. Inboxes drop what they know. */
export async function sendAgainSince(db: Knex, since: Date): Promise<number> {
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
