import type { Conn } from '../db/open.js';

/** Remembers in the transaction that the consumer has had the event; false when it had it before. */
export const firstTime = async (conn: Conn, consumer: string, eventId: string): Promise<boolean> =>
  (await firstTimes(conn, consumer, [eventId])).has(eventId);

/** The same of several; gives those it had not. */
export async function firstTimes(
  conn: Conn,
  consumer: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: { event_id: string }[] = await conn('inbox')
    .insert(eventIds.map((event_id) => ({ consumer, event_id })))
    .onConflict(['consumer', 'event_id'])
    .ignore()
    .returning('event_id');
  return new Set(rows.map(({ event_id }) => event_id));
}
