import type { Knex } from 'knex';
import type { Subscribing } from './bus.js';
import { subjectPattern } from './bus-embedded-schema.js';

/** The notification channel. Its payload is the name of a consumer with a new delivery. */
export const channel = 'setu_bus';

/** Registers the consumer. Returns true if it was not registered before. */
export async function register(db: Knex, { consumer, subject }: Subscribing): Promise<boolean> {
  const pattern = subjectPattern(subject);
  const row = { name: consumer, pattern };
  // This runs repeatedly as a check, so the usual case writes nothing.
  if (await db('consumer').where(row).first('name')) return false;
  const made: object[] = await db('consumer').insert(row).onConflict('name').ignore().returning('name');
  if (made.length > 0) return true;
  await db('consumer').where({ name: consumer }).whereNot({ pattern }).update({ pattern });
  return false;
}

const addPendingStored = `
  insert into delivery (consumer, seq)
  select ?, seq from event where subject ~ ?
  on conflict (consumer, seq) do nothing`;

/** Creates a delivery of every stored event for the consumer. */
export async function addPending(db: Knex, { consumer, subject }: Subscribing): Promise<void> {
  await db.raw(addPendingStored, [consumer, subjectPattern(subject)]);
}

/** Returns the id of the event store. It is created with the tables, and created again after they were emptied. */
export async function incarnationOf(db: Knex): Promise<string> {
  await db.raw('insert into incarnation (only_one) values (true) on conflict do nothing');
  const row: { id: string } = await db('incarnation').first('id');
  return row.id;
}

/** Returns whether the error means that the tables no longer exist. */
export const tablesAreGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01';
