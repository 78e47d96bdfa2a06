import type { Knex } from 'knex';
import { type Alarm, alarm } from './alarm.js';

/** Milliseconds between two looks: how late at most comes what no notification told of. */
const pollMs = 500;

// Of each consumer only whether there is one: it ends at the first that is due.
const owed = `
  select name from unnest(?::text[]) as names(name)
  where exists (select from delivery where delivery.consumer = names.name and delivery.due_at <= now())
    or not exists (select from consumer where consumer.name = names.name)`;

/**
 * Wakes the consumers that have something due, or are registered no more, until the signal aborts: one question for all
 * of a process, so that many of them cost an idle database no more than one.
 */
export async function watchOver(db: Knex, alarms: ReadonlyMap<string, Alarm>, signal: AbortSignal): Promise<void> {
  const pause = alarm();
  while (!signal.aborted) {
    for (const name of await namesOwed(db, [...alarms.keys()]).catch(() => [])) alarms.get(name)?.ring();
    await pause.wait(pollMs, signal);
  }
}

async function namesOwed(db: Knex, names: string[]): Promise<string[]> {
  const { rows }: { rows: { name: string }[] } = await db.raw(owed, [names]);
  return rows.map(({ name }) => name);
}
