import type { Conn } from '../db/open.js';

/** Whether a bus has ever known the consumer of this service. */
export async function wasRegistered(conn: Conn, consumer: string): Promise<boolean> {
  const row: object | undefined = await conn('registered_consumer').where({ name: consumer }).first('name');
  return row !== undefined;
}

/** Writes down that the bus knows the consumer. */
export async function rememberRegistered(conn: Conn, consumer: string): Promise<void> {
  await conn('registered_consumer').insert({ name: consumer }).onConflict('name').ignore();
}
