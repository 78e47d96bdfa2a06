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
 * When the bus keeps its events in another store than before, everything of the last 14 days is due once more: what the
 * former store had not delivered is gone with it, and inboxes drop what they know. Once per store, by whichever process
 * holds the relay's lock; a crash in between continues where it was.
 */
export async function sendAgainAfterLoss({ connection, bus, service, log }: SendingAgain): Promise<void> {
  const { rows: before } = await connection.query<Noted>(noted, [service]);
  const [known] = before;
  if (isServed(known, await bus.incarnation())) return;
  // Another process may know better than what we remember of the bus.
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
  log.error({ again, noticedAt }, 'the event bus began anew, empty: events of the last 14 days are sent again');
}

interface Noted {
  incarnation: string;
  noticed_at: string;
  sent_again_at: Date | null;
}

const isServed = (known: Noted | undefined, incarnation: string): boolean =>
  known?.incarnation === incarnation && known.sent_again_at !== null;

const noted = 'select incarnation, noticed_at::text, sent_again_at from relayed_to where service = $1';

// The same store noted twice keeps the time it was noticed first: what was published since is in it.
const note = `
  insert into relayed_to as r (service, incarnation) values ($1, $2)
  on conflict (service) do update
     set incarnation = excluded.incarnation, sent_again_at = null,
         noticed_at = case when r.incarnation = excluded.incarnation then r.noticed_at else now() end
  returning incarnation, noticed_at::text, sent_again_at`;

// By the time of the event too: sent again, it must not stay young for ever while inboxes forget it.
const makeDue = `
  update outbox set published_at = null, attempts = 0, next_at = now()
   where id = any(array(
     select id from outbox
      where published_at >= now() - interval '14 days' and published_at < $1::timestamptz
        and occurred_at >= now() - interval '14 days'
      limit ${batch}))`;
