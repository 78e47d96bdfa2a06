import { EventEnvelope } from '@setu/proto/common';
import type { Conn } from '../db/open.js';

interface FailingEventRow {
  consumer: string;
  event_id: string;
  /** How often handling failed because of the event itself. */
  tries: number;
  /** How often handling began without a recorded end. */
  begun: number;
  changed_at: Date;
}

export interface Failed {
  consumer: string;
  event: EventEnvelope;
  error: unknown;
}

/** Counts a failure of an event across all attempts and processes. Returns the new total. */
export async function countFailure(conn: Conn, { consumer, event }: Failed): Promise<number> {
  const row = { consumer, event_id: event.id, tries: 1, begun: 0 };
  const again = { tries: conn.raw('failing_event.tries + 1'), begun: 0, changed_at: conn.fn.now() };
  const [counted]: FailingEventRow[] = await conn<FailingEventRow>('failing_event')
    .insert(row)
    .onConflict(['consumer', 'event_id'])
    .merge(again)
    .returning(['tries']);
  return counted?.tries ?? 1;
}

/**
 * Records that handling of a redelivered event begins. Returns how often it had begun before without a recorded end.
 */
export async function noteBegin(conn: Conn, consumer: string, eventId: string): Promise<number> {
  const [noted]: FailingEventRow[] = await conn<FailingEventRow>('failing_event')
    .insert({ consumer, event_id: eventId, tries: 0, begun: 1 })
    .onConflict(['consumer', 'event_id'])
    .merge({ begun: conn.raw('failing_event.begun + 1'), changed_at: conn.fn.now() })
    .returning(['begun']);
  return (noted?.begun ?? 1) - 1;
}

/**
 * Clears the count of unfinished attempts: the process survived the event, so the event did not cause the earlier
 * crashes.
 */
export async function noteEnd(conn: Conn, consumer: string, eventId: string): Promise<void> {
  await conn('failing_event').where({ consumer, event_id: eventId }).update({ begun: 0 });
}

/** Deletes the recorded failures of an event. */
export async function forgetFailures(conn: Conn, consumer: string, eventId: string): Promise<void> {
  await conn('failing_event').where({ consumer, event_id: eventId }).delete();
}

/** Moves the event to `dead_letter` for an operator. If it is replayed, its failures are counted from zero. */
export async function deadLetter(conn: Conn, { consumer, event, error }: Failed, tries: number): Promise<void> {
  const row = {
    consumer,
    event_id: event.id,
    subject: event.subject,
    envelope: Buffer.from(EventEnvelope.encode(event).finish()),
    error: textOf(error),
    tries,
  };
  await conn('dead_letter').insert(row).onConflict(['consumer', 'event_id']).ignore();
  await forgetFailures(conn, consumer, event.id);
}

/** Returns the text of an error for operators, with the stack trace if there is one. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
