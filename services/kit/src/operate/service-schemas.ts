import pg from 'pg';
import type { Env } from '../config.js';
import { type Knex, openDatabase } from '../db/index.js';

export interface ServiceSchema {
  /** The name in `setu_<service>`. */
  service: string;
  db: Knex;
}

/** Returns the database URLs in the environment: the services' own, or `DATABASE_URL` if there are none. */
export function databaseUrls(env: Env): string[] {
  const own = Object.entries(env).filter(([name, url]) => /^(?!BUS_).+_DATABASE_URL$/.test(name) && url);
  const urls = own.length > 0 ? own.map(([, url]) => url ?? '') : [env.DATABASE_URL ?? ''];
  return [...new Set(urls.filter((url) => url !== ''))];
}

/**
 * Opens every service's schema that the roles of these databases may use, and runs `fn` with the schemas. Closes the
 * connections afterwards.
 */
export async function withServiceSchemas<T>(
  urls: readonly string[],
  fn: (schemas: ServiceSchema[]) => Promise<T>,
): Promise<T> {
  const opened: ServiceSchema[] = [];
  try {
    for (const url of urls)
      for (const schema of await schemasOf(url)) {
        const db = openDatabase({ url, schema, pool: { max: 1 }, connectMs: 5_000, acquireMs: 10_000 });
        opened.push({ service: schema.replace(/^setu_/, ''), db });
      }
    return await fn(opened.sort((a, b) => a.service.localeCompare(b.service)));
  } finally {
    await Promise.all(opened.map(({ db }) => db.destroy()));
  }
}

const reachable = `
  select n.nspname as schema from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relname = 'dead_letter'
   where n.nspname like 'setu\\_%' and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'update')`;

async function schemasOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string }>(reachable);
    return rows.map((row) => row.schema);
  } finally {
    await client.end();
  }
}
