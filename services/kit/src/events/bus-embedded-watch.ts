import type { Knex } from 'knex';
import { type Alarm, alarm } from './alarm.js';

/** Milliseconds between two polls. An event without a notification is at most this late. */
const pollMs = 500;

// `exists` stops at a consumer's first due delivery.
const pending = `
  select name from unnest(?::text[]) as names(name)
  where exists (select from delivery where delivery.consumer = names.name and delivery.due_at <= now())
    or not exists (select from consumer where consumer.name = names.name)`;

/**
 * Wakes the consumers that have a due delivery or lost their registration, until the signal aborts. One query covers
 * all consumers of a process, so an idle database sees only one query however many there are.
 */
export async function watchOver(db: Knex, alarms: ReadonlyMap<string, Alarm>, signal: AbortSignal): Promise<void> {
  const pause = alarm();
  while (!signal.aborted) {
    for (const name of await consumersWithPending(db, [...alarms.keys()]).catch(() => [])) alarms.get(name)?.ring();
    await pause.wait(pollMs, signal);
  }
}

async function consumersWithPending(db: Knex, names: string[]): Promise<string[]> {
  const { rows }: { rows: { name: string }[] } = await db.raw(pending, [names]);
  return rows.map(({ name }) => name);
}
