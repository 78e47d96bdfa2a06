import type { Sessions } from './sessions.js';

/** Gives every seed the same data: it empties the tables that a run wrote and fills in what they held before. */
export interface Reset {
  /** Notes which tables a statement writes. */
  note(service: string, sql: string): void;
  /** Restores the tables that were written since. */
  restore(): Promise<void>;
}

const never = new Set(['migration', 'migrations', 'demo_loaded', '_private_tasks']);

/** Stores the current data as what every seed begins with. */
export async function rememberBase(sessions: Sessions, services: readonly string[]): Promise<void> {
  for (const table of await tablesOf(sessions, services)) {
    if (/\.(outbox|inbox|idempotency)$/.test(table)) await sessions.asOwner(`truncate ${table}`);
    const [found] = await sessions.asOwner<{ has: boolean }>(`select exists (select 1 from ${table}) as has`);
    if (found?.has !== true) continue;
    await sessions.asOwner(`create table sim."${table}" as select ${await columnsOf(sessions, table)} from ${table}`);
  }
}

async function tablesOf(sessions: Sessions, services: readonly string[]): Promise<string[]> {
  const rows = await sessions.asOwner<{ schema: string; name: string }>(
    `select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and nspname = any($1)`,
    [services.map((service) => `setu_${service}`)],
  );
  return rows.filter(({ name }) => !never.has(name)).map(({ schema, name }) => `${schema}.${name}`);
}

/** Opens the reset of a database whose base was remembered. */
export async function openReset(sessions: Sessions, services: readonly string[]): Promise<Reset> {
  const known = new Set(await tablesOf(sessions, services));
  const filled = new Map<string, string>();
  const rows = await sessions.asOwner<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'sim'::regnamespace and relkind = 'r' and relname <> 'effect'",
  );
  for (const { name } of rows) filled.set(name, await columnsOf(sessions, name));
  const dirty = new Set<string>();
  const ever = new Set<string>();
  let runs = 0;
  return {
    note: (service, sql) => {
      for (const name of writtenBy(sql)) if (known.has(`setu_${service}.${name}`)) dirty.add(`setu_${service}.${name}`);
    },
    restore: async () => {
      runs += 1;
      const tables = ['sim.effect', ...[...dirty].sort()];
      dirty.clear();
      for (const table of tables) ever.add(table);
      const empty = tables.map((table) => `delete from ${table}`);
      const fill = tables.flatMap((table) => {
        const columns = filled.get(table);
        if (columns === undefined) return [];
        return [`insert into ${table} (${columns}) overriding system value select ${columns} from sim."${table}"`];
      });
      // Without triggers and foreign keys, so that the order of the tables does not matter.
      const all = ['begin', 'set local session_replication_role = replica', ...empty, ...fill, 'commit'];
      await sessions.asOwner(all.join(';'));
      // Deleted rows would make every later statement slower.
      if (runs % 25 === 0) await sessions.asOwner(`vacuum ${[...ever].join(', ')}`);
    },
  };
}

async function columnsOf(sessions: Sessions, table: string): Promise<string> {
  const rows = await sessions.asOwner<{ column: string }>(
    `select attname as column from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ column }) => `"${column}"`).join(', ');
}

const written = new Map<string, readonly string[]>();

function writtenBy(sql: string): readonly string[] {
  const known = written.get(sql);
  if (known !== undefined) return known;
  const found = [...sql.matchAll(/\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?([a-z_]+)"?/gi)];
  const names = found.map(([, name = '']) => name);
  if (sql.includes('add_job')) names.push('_private_jobs');
  written.set(sql, names);
  return names;
}
