import { EventEnvelope } from '@setu/proto/common';
import type { Consumer } from './consume.js';
import type { Write } from './write.js';

/**
 * Handles the consumer's dead letters again, oldest first, each in a transaction of its own; gives how many went through.
 * Stops at the first that fails again, which stays where it was.
 */
export async function replayDeadLetters<Stores>(write: Write<Stores>, consumer: Consumer<Stores>): Promise<number> {
  for (let done = 0; ; done += 1) {
    const found = await write(async (stores) => {
      const row: { event_id: string; envelope: Buffer } | undefined = await stores
        .conn('dead_letter')
        .where({ consumer: consumer.name })
        .orderBy('failed_at')
        .forUpdate()
        .skipLocked()
        .first('event_id', 'envelope');
      if (row === undefined) return false;
      await consumer.handle(EventEnvelope.decode(row.envelope), stores);
      const key = { consumer: consumer.name, event_id: row.event_id };
      await stores.conn('inbox').insert(key).onConflict(['consumer', 'event_id']).ignore();
      await stores.conn('dead_letter').where(key).delete();
      return true;
    });
    if (!found) return done;
  }
}
