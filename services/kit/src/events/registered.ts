import type { Conn } from '../db/open.js';

/** The consumers of this service that a bus has ever known, by name. */
export async function everRegistered(conn: Conn): Promise<ReadonlySet<string>> {
  const names: string[] = await conn('registered_consumer').pluck('name');
  return new Set(names);
}

/** Writes down that the bus knows the consumer. */
export async function rememberRegistered(conn: Conn, consumer: string): Promise<void> {
  await conn('registered_consumer').insert({ name: consumer }).onConflict('name').ignore();
}
