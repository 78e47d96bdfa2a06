import { EventEnvelope } from '@setu/proto/common';
import type { Conn } from '../db/open.js';

interface FailingEventRow {
  consumer: string;
  event_id: string;
  /** How often handling it failed by itself. */
  tries: number;
  /** How often handling it began and no end of it is known. */
  begun: number;
  changed_at: Date;
}

export interface Failed {
  consumer: string;
  event: EventEnvelope;
  error: unknown;
}

/** Counts the failure of an event, however often and by whatever process it was tried; gives how many there are. */
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

/** Notes that handling a redelivered event begins; gives how often it had begun before and no end of it is known. */
export async function noteBegin(conn: Conn, consumer: string, eventId: string): Promise<number> {
  const [noted]: FailingEventRow[] = await conn<FailingEventRow>('failing_event')
    .insert({ consumer, event_id: eventId, tries: 0, begun: 1 })
    .onConflict(['consumer', 'event_id'])
    .merge({ begun: conn.raw('failing_event.begun + 1'), changed_at: conn.fn.now() })
    .returning(['begun']);
  return (noted?.begun ?? 1) - 1;
}

/** The process outlived the event: whatever ended it before was something else. */
export async function noteEnd(conn: Conn, consumer: string, eventId: string): Promise<void> {
  await conn('failing_event').where({ consumer, event_id: eventId }).update({ begun: 0 });
}

/** Forgets the event's failures. */
export async function forgetFailures(conn: Conn, consumer: string, eventId: string): Promise<void> {
  await conn('failing_event').where({ consumer, event_id: eventId }).delete();
}

/** Puts the event aside for an operator; its failures are counted from nothing should it be replayed. */
export async function park(conn: Conn, { consumer, event, error }: Failed, tries: number): Promise<void> {
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

/** A failure as an operator reads it. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
