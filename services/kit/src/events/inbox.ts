import type { Conn } from '../db/open.js';

/** Records the event in the consumer's inbox, in the same transaction. Returns false if it was already there. */
export const firstTime = async (conn: Conn, consumer: string, eventId: string): Promise<boolean> =>
  (await firstTimes(conn, consumer, [eventId])).has(eventId);

/** Records several events in the consumer's inbox. Returns the ids that were not there yet. */
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
