import type { ClientBase } from 'pg';
import type { Log } from '../log.js';
import { busRemade } from '../metrics.js';
import type { EventBus } from './bus.js';

export interface SendingAgain {
  connection: ClientBase;
  bus: Pick<EventBus, 'incarnation'>;
  service: string;
  log: Log;
}

const batch = 2_000;

/**
 * Schedules the events of the last 14 days for publication again when the bus has a new event store. Undelivered events
 * of the former store are lost with it. Inboxes drop the events they already know. This happens once per store, in the
 * process that holds the relay's lock, and continues after a crash.
 */
export async function sendAgainAfterLoss({ connection, bus, service, log }: SendingAgain): Promise<void> {
  const { rows: before } = await connection.query<Noted>(noted, [service]);
  const [known] = before;
  if (isServed(known, await bus.incarnation())) return;
  // The cached id may be outdated, and another process may have handled the new store already.
  const incarnation = await bus.incarnation('now');
  if (isServed(known, incarnation)) return;
  const { rows } = await connection.query<Noted>(note, [service, incarnation]);
  const noticedAt = rows[0]?.noticed_at;
  let again = 0;
  for (let count = batch; count === batch; again += count)
    count = (await connection.query(makeDue, [noticedAt])).rowCount ?? 0;
  await connection.query('update relayed_to set sent_again_at = now() where service = $1', [service]);
  if (known === undefined) return;
  busRemade.inc({ service });
  log.error({ again, noticedAt }, 'the event bus was found empty, events of the last 14 days are published again');
}

interface Noted {
  incarnation: string;
  noticed_at: string;
  sent_again_at: Date | null;
}

const isServed = (known: Noted | undefined, incarnation: string): boolean =>
  known?.incarnation === incarnation && known.sent_again_at !== null;

const noted = 'select incarnation, noticed_at::text, sent_again_at from relayed_to where service = $1';

// If the same store is recorded twice, the earlier time is kept. Events published after that time are already in the
// store.
const note = `
  insert into relayed_to as r (service, incarnation) values ($1, $2)
  on conflict (service) do update
     set incarnation = excluded.incarnation, sent_again_at = null,
         noticed_at = case when r.incarnation = excluded.incarnation then r.noticed_at else now() end
  returning incarnation, noticed_at::text, sent_again_at`;

// Also skips events that occurred too long ago. Otherwise an event that is sent again could stay recent forever, after
// inboxes have forgotten it.
const makeDue = `
  update outbox set published_at = null, attempts = 0, next_at = now()
   where id = any(array(
     select id from outbox
      where published_at >= now() - interval '14 days' and published_at < $1::timestamptz
        and occurred_at >= now() - interval '14 days'
      limit ${batch}))`;
