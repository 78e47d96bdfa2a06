import type { Knex } from 'knex';
import type { Subscribing } from './bus.js';
import { subjectPattern } from './bus-embedded-schema.js';

/** Rung with a consumer's name when an event is owed to it. */
export const channel = 'setu_bus';

/** Registers the consumer unless it is; gives whether it was not. */
export async function register(db: Knex, { consumer, subject }: Subscribing): Promise<boolean> {
  const pattern = subjectPattern(subject);
  const row = { name: consumer, pattern };
  // It is asked again and again whether it still stands: that writes nothing.
  if (await db('consumer').where(row).first('name')) return false;
  const made: object[] = await db('consumer').insert(row).onConflict('name').ignore().returning('name');
  if (made.length > 0) return true;
  await db('consumer').where({ name: consumer }).whereNot({ pattern }).update({ pattern });
  return false;
}

const oweKept = `
  insert into delivery (consumer, seq)
  select ?, seq from event where subject ~ ?
  on conflict (consumer, seq) do nothing`;

/** Owes the consumer every event that is kept. */
export async function oweAll(db: Knex, { consumer, subject }: Subscribing): Promise<void> {
  await db.raw(oweKept, [consumer, subjectPattern(subject)]);
}

/** The id of what keeps the events: made with the tables, and anew where they were emptied. */
export async function incarnationOf(db: Knex): Promise<string> {
  await db.raw('insert into incarnation (only_one) values (true) on conflict do nothing');
  const row: { id: string } = await db('incarnation').first('id');
  return row.id;
}

/** Whether the tables themselves are gone. */
export const tablesAreGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01';
