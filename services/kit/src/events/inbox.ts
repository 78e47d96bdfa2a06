import type { Conn } from '../db/open.js';

/** Remembers in the transaction that the consumer has had the event; false when it had it before. */
export async function firstTime(conn: Conn, consumer: string, eventId: string): Promise<boolean> {
  const rows = await conn('inbox')
    .insert({ consumer, event_id: eventId })
    .onConflict(['consumer', 'event_id'])
    .ignore()
    .returning('event_id');
  return rows.length === 1;
}
