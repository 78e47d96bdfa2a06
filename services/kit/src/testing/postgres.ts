import { createHash } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Migration, migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { prepareDatabase, roleUrls } from '../db/prepare.js';
import { embeddedBus } from '../events/bus-embedded.js';
import { busMigrations } from '../events/bus-embedded-schema.js';
import { systemIds } from '../ids.js';
import { prepareQueue, queueRevision } from '../jobs/prepare-queue.js';
import { log } from '../log.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a role that owns a disposable cluster. */
    databaseUrl: string;
  }
}

export interface TestDatabase {
  /** URLs by service name, including `bus`, each with its own role. */
  urls: Record<string, string>;
  ownerUrl: string;
  close(): Promise<void>;
}

export interface Template {
  /** Identifies the contents: the same key means the same template. */
  key: string;
  services: readonly string[];
  /** Whether the template has more rows than a migrated database. */
  hasRows?: boolean;
  /** Fills the template when it is created. */
  fill(urls: Record<string, string>): Promise<void>;
}

/**
 * Clones a database for the caller from a template that is created once per key, in the cluster of `databaseUrl`.
 * Closing drops the database.
 */
export async function cloneDatabase(template: Template): Promise<TestDatabase> {
  const cluster = inject('databaseUrl');
  const source = `setu_template_${createHash('sha256').update(template.key).digest('hex').slice(0, 24)}`;
  const name = `setu_test_${systemIds.id().replaceAll('-', '')}`;
  await asOwner(cluster, async (owner) => {
    await owner.query('select pg_advisory_lock(hashtextextended($1, 0))', [source]);
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [source]);
    if (rowCount === 0) await makeTemplate(owner, cluster, source, template);
    await patiently(() => owner.query(`create database ${name} template ${source}`));
  });
  const ownerUrl = withDatabase(cluster, name);
  const urls = roleUrls({ ownerUrl, services: template.services });
  const close = (): Promise<void> =>
    asOwner(cluster, (owner) => owner.query(`drop database if exists ${name} with (force)`));
  return { urls, ownerUrl, close };
}

/**
 * Creates a migrated database for one service. Returns its URL and that of its bus. `load` adds the demo world to the
 * template.
 */
export async function testDatabase(
  service: string,
  migrations: readonly Migration[],
  load?: (urls: { url: string; busUrl: string }) => Promise<void>,
): Promise<{ url: string; busUrl: string; ownerUrl: string; close(): Promise<void> }> {
  const database = await cloneDatabase({
    key: JSON.stringify([service, migrations, busMigrations, queueRevision, load !== undefined]),
    services: [service],
    hasRows: load !== undefined,
    fill: async (urls) => {
      const schema = `setu_${service}`;
      const db = openDatabase({
        url: urlOf(urls, service),
        schema,
        statementMs: 0,
        connectMs: 10_000,
        acquireMs: 15_000,
      });
      await migrate(db, { schema, migrations })
        .then(() => prepareQueue(db, log))
        .finally(() => db.destroy());
      const bus = embeddedBus({ url: urlOf(urls, 'bus'), connectMs: 10_000, acquireMs: 15_000 });
      await bus.pending([]).finally(() => bus.close());
      await load?.({ url: urlOf(urls, service), busUrl: urlOf(urls, 'bus') });
    },
  });
  return { ...database, url: urlOf(database.urls, service), busUrl: urlOf(database.urls, 'bus') };
}

/** Returns the URL of a service's role. Throws if the database was not created for that service. */
export function urlOf(urls: Record<string, string>, name: string): string {
  const url = urls[name];
  if (url === undefined) throw new Error(`no database was made for ${name}`);
  return url;
}

// Fills the template under another name and renames it, so that a template is always complete.
async function makeTemplate(owner: pg.Client, cluster: string, source: string, template: Template): Promise<void> {
  const draft = `${source}_draft`;
  await owner.query(`drop database if exists ${draft} with (force)`);
  await patiently(() => owner.query(`create database ${draft}`));
  const ownerUrl = withDatabase(cluster, draft);
  await template.fill(await prepareDatabase({ ownerUrl, services: template.services }));
  // A clone has the statistics of its template, and Postgres collects none for rows that were only copied. An empty
  // template has none, because with them every plan would scan the whole table.
  if (template.hasRows) await asOwner(ownerUrl, (inside) => inside.query('analyze'));
  await patiently(() => owner.query(`alter database ${draft} rename to ${source}`));
}

async function asOwner(url: string, fn: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await fn(owner);
  } finally {
    await owner.end();
  }
}

// A session that is just ending still blocks the template for a moment.
async function patiently(action: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await action();
      return;
    } catch (error) {
      if (tries === 50 || !(error instanceof Error) || !('code' in error) || error.code !== '55006') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
