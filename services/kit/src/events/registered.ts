import type { Conn } from '../db/open.js';

/** Returns the names of this service's consumers that a bus has ever registered. */
export async function everRegistered(conn: Conn): Promise<ReadonlySet<string>> {
  const names: string[] = await conn('registered_consumer').pluck('name');
  return new Set(names);
}

/** Records that the bus has registered the consumer. */
export async function rememberRegistered(conn: Conn, consumer: string): Promise<void> {
  await conn('registered_consumer').insert({ name: consumer }).onConflict('name').ignore();
}
